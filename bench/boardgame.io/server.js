// node server.js [FOLDER]: boardgame.io's own server at any free port, in memory or with its file store in FOLDER.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const hunt = require("./hunt.js");

const folder = process.argv[2];
const server = Server({ games: [hunt], origins: [Origins.LOCALHOST], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
console.info = () => {}; // it logs a line with each start
server.run(0).then(({ appServer }) => {
  process.stdout.write(`boardgame.io is at http://127.0.0.1:${appServer.address().port}\n`);
});
