# Puzzles of Undercover (Danzer)

ask-back = Which colour is hidden on the back of this { $colour ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 } agent?
ask-hides = Which of these agents certainly hides { $colour ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 }?
colour = { $colour ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 }
tile = the { $colour ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 } agent at { $row },{ $column }
on_pile = the { $colour ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 } agent on pile { $pile }
step-wheel = Every agent hides one of the two colours beside its own on the wheel, and every such pair exists once.
step-two = This one is { $colour ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 }: it hides { $one ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 } or { $other ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 }.
step-known = An agent from pile { $pile } has been seen on both sides: { $colour ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 } and { $back ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 }.
step-piles = Each pile was made with every hidden colour exactly once. That leaves one answer.
