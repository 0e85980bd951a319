# La première partie guidée de Top Secret Spies, pas à pas

step-1 = Six agents partent de l’église. Chacun peut les déplacer tous, mais chaque joueur n’en est qu’un, en secret. Tu es Jaques, le rouge. Personne d’autre ne le sait.
step-2 = Tu as fait 4. Un pas avance un agent d’un bâtiment, dans le sens des aiguilles d’une montre. Touche le rouge, puis le bâtiment 2, et fais de même avec le bleu : les pieds montrent où ils iront.
step-3 = Les autres font de même. Ce joueur a fait 5 : le vert a avancé de trois, l’orange de deux. Pourquoi ces deux-là ? Tu te le demanderas toute la partie.
step-4 = Le coffre est au bâtiment 7. Qu’un agent y arrive, et on compte les points. Tu as fait 5, et le rouge est au bâtiment 2 : fais-lui faire tout le chemin.
step-5 = Décompte ! Chaque agent marque le nombre de son bâtiment, où qu’il soit : rouge 7, violet 4, vert 3. L’église ne vaut rien, et les ruines coûtent 3.
step-6 = Tu as provoqué le décompte, donc tu déplaces le coffre. Tu es libre de choisir ; cette fois, mets-le au bâtiment 10.
step-7 = 1–3 : prends autant de pas que tu veux. Le rouge est en tête, et qui pousse toujours le rouge se trahit. Sois donc gentil avec les autres : un pas pour le jaune, un pour l’orange, et laisse le troisième.
step-8 = Quand un marqueur atteint 42, la partie est finie et tout le monde est démasqué. Le joueur dont l’agent est le plus loin gagne. Si un agent qui n’est à personne est en tête, personne ne gagne.
step-9 = Avec les cartes Top Secret, tous peuvent jouer des cartes après un déplacement. Joue « Au coffre » sur le rouge : touche la carte, puis l’agent.
step-10 = Avec les dossiers, chacun écrit une fois qui est qui, dès qu’un marqueur atteint 29. Chaque ligne juste rapporte cinq points. Écris que le jaune est au joueur après toi.
step-11 = C’est tout. Garde un visage de marbre, prends des notes, et laisse-les te voir aider tout le monde.
