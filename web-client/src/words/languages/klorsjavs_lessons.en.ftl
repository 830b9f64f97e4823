# The lessons of Klørsjavs in English: a title, a beginning and an end for each, and a sentence for some of the
# learner's decisions by number; for the others the hints of en.ftl speak.

learn-title-klorsjavs = Learn Klørsjavs

lesson-klorsjavs-cat-title = The cat
lesson-klorsjavs-cat-begin = Three play. Clubs are trumps, and above them six queens and jacks. You hold the two best.
lesson-klorsjavs-cat-1 = Four trumps, with the two highest: bid. You play alone against both.
lesson-klorsjavs-cat-2 = A five counts ten points but takes no trick. Lay both fives away: they count for you.
lesson-klorsjavs-cat-3 = Kings came. Nobody beats the queen of clubs: draw trumps.
lesson-klorsjavs-cat-5 = One trump is still out: draw it.
lesson-klorsjavs-cat-6 = The kings lose to their aces. Lead one now, and keep the king of clubs for the last trick.
lesson-klorsjavs-cat-end = 77 points, 20 of them laid away; 61 were needed. North and East lose 4 øre each.

lesson-klorsjavs-defend-title = Two against one
lesson-klorsjavs-defend-begin = East plays, and has laid two cards away. North and you defend together.
lesson-klorsjavs-defend-1 = You hold no heart: take the ace with a jack.
lesson-klorsjavs-defend-2 = Nobody beats the queen of clubs. Draw trumps from East.
lesson-klorsjavs-defend-3 = Your trumps are gone. The ace of diamonds may wait; lead the five.
lesson-klorsjavs-defend-4 = North plays last and may win this trick: give the ace.
lesson-klorsjavs-defend-end = East took 49 points, with the cards laid away; 61 were needed. East loses 8 øre.
