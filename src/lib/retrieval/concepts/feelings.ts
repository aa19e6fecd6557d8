/** What people feel, in the words they say it with; how a line is written stands in ../concepts.ts. */
export const feelings = {
  sadness: `sad, sadness, sorrow, unhappy, depressed, depression, miserable, misery, melancholy, gloomy, feel low, feeling down, feel blue, cry, crying, cried, tears, tear up, sob, weep, weeping, bawl, heartbroken, heartbreak, heartache, dark place, cannot get out of bed, sad day, broken inside, low mood, cheer up, upset, devastated, blues, gutted, mope, moping, can't stop crying, broke down, grey days, feeling low, downhearted, dejected, heavy heart
    traurig*, weine*, weint*, heule*, heult*, niedergeschlagen*, depressi*, unglucklich*, trane*, deprimiert*
    triste*, tristeza, llorar, lloro, llorando, deprimid*, depresion, infeliz, lagrimas
    दुखी, उदास, रोना, रोता, रोती, रो, आँसू, डिप्रेशन, dukhi, udaas, udas, rona, rota, roti
    悲しい, 悲しく, 泣, 涙, 落ち込, うつ, 憂鬱, 辛い, つらい`,
  despair: `despair, desperate, hopeless, hopelessness, pointless, no point, no way out, give up hope, lost hope, losing hope, cannot go on, can't go on, can't carry on, cannot carry on, at the end of, rock bottom, doomed, nothing helps, what's the use, no future, game over, helpless, powerless, darkness, midnight, darkest, dark time, pessimism, pessimist, cynical, cynicism, lost faith, nothing matters, what is the point, what's the point, no reason to, lost all hope, want to disappear, everything is ruined, can't see a way, no light, losing faith, lost the will, life is over, my life is over
    verzweifel*, hoffnungslos*, sinnlos*, aussichtslos*, kann nicht mehr, am ende, ausweglos*, machtlos*
    desespera*, sin esperanza, sin salida, no puedo mas, no tiene sentido, impotente
    निराश*, हताश*, बेकार, nirash, hataash, umeed nahi, koi fayda nahi
    絶望, 希望がない, もうだめ, もう無理, 無力, お先真っ暗`,
  hope: `hope, hopeful, optimism, optimistic, optimist, brighter, better days, light at the end, faith in the future, believe again, keep the faith, encouragement, resilience
    hoffnung*, zuversicht*, hoffe*, optimis*
    esperanza, optimis*
    उम्मीद, आशा, umeed, ummeed, asha
    希望, 前向き, 望み`,
  anxiety: `anxious, anxiety, worry, worried, worrying, worries, nervous, nerves, panic, panic attack, uneasy, dread, overthinking, overthink, overthinker, brood, heart pounding, heart racing, heart beats, stomach in knots, knot in stomach, butterflies, on edge, restless, racing thoughts, sweat, sweaty, shaking, trembling, tremble, hyperventilate, mind goes blank, head goes blank, jitters, freak out, freaking out, tense, tension, insecure, uncertainty, what if, freaked out, worried sick, can't relax, stomach churns, churning, tight chest, chest tight, can't breathe, can't switch off, mind won't stop, mind racing, hypochondriac, jittery, terrified of what, worst case
    angst*, sorge*, nervos*, panik*, grubel*, unruhig*, aufgeregt*
    ansiedad, ansios*, preocup*, nervios*, panico, angustia*, inquiet*
    चिंता, चिन्ता, घबरा*, टेंशन, बेचैन*, chinta, ghabra*, tension, bechain*
    不安, 心配, 緊張, パニック, そわそわ`,
  fear: `afraid, fear, fears, fearful, scared, scary, frightened, frightening, terrified, terror, phobia, coward, cowardice, chicken out, petrified, intimidated, timid, dare not, don't dare, too scared, fearless, fearlessness, fear of flying, fear of failure, fear of rejection, fear of the dark, spooked, creeped out, chicken, wimp, avoid because
    angst*, furcht*, feige*, fuchte*, trau mich nicht
    miedo, temor, asustad*, aterr*, cobarde, fobia
    डर, डरता, डरती, भय, dar lagta, darr, darta, darti, dar
    怖, 恐, ビビ, 臆病`,
  courage: `courage, courageous, brave, bravery, dare, guts, stand up, standing up, backbone, spine, take the plunge, heroic, find the courage, pluck up, speak my mind, stick my neck out, face my fears, take a stand, heroes, heroism
    mut, mutig*, trauen, tapfer*
    valor, valentia, valiente, coraje, atrev*
    हिम्मत, साहस, himmat, saahas
    勇気, 勇敢, 度胸`,
  stress: `stress, stressed, stressful, overwhelmed, overwhelming, burnout, burned out, burnt out, swamped, drowning in, can't cope, cannot cope, running on empty, too much, breaking point, on my plate, plate is full, overloaded, overload, at my limit, end of my tether, end of my rope, frazzled, snowed under, pressure, overcommitted, juggling, falling apart, breakdown, can't keep up, never stops, hanging by a thread, barely coping, barely holding, can't do this anymore, can't take it anymore, pulled in all directions, no time for myself, spread myself, snow under, hectic, frantic, deadlines, deadline, workload, mental load, meltdown, at breaking, losing my mind, drained
    stress*, uberforder*, uberlast*, burnout, druck, ausgebrannt*, alles zu viel
    estres*, agobi*, abrumad*, desbord*, presion, demasiad*
    तनाव, दबाव, tanav, dabav, stress
    ストレス, いっぱいいっぱい, プレッシャー, 追い詰め, 燃え尽き`,
  tiredness: `tired, exhausted, exhaustion, fatigue, worn out, wearing out, drained, knackered, weary, weariness, wiped out, no energy, low energy, energy, running on empty, asleep at, sleepy, sleepless, sluggish, lethargy, dead on my feet, can barely stand, recharge
    mude*, erschopf*, kaputt, ausgelaugt*, energie
    cansad*, cansancio, agotad*, agotamiento, energia
    थका*, थक, नींद आ, thak, thaka*, neend aa
    疲れ, だるい, くたくた, 眠い`,
  sleep: `sleep, sleeping, asleep, insomnia, sleepless, awake, lie awake, lying awake, night, nights, nightmare, wake up, woke, can't sleep, toss and turn, middle of the night, 3am, 4am
    schlaf*, wach, nachts, einschlafen
    dormir, duermo, insomnio, noche, noches, despiert*
    नींद, रात, जाग*, neend, raat
    眠れ, 寝, 夜, 不眠`,
  anger: `angry, anger, furious, fury, rage, mad at, drives me mad, driving me mad, temper, losing my temper, lose it, lost it, losing it, livid, seething, seethe, fuming, boiling, snap at, snapped, explode, exploding, blow up, outburst, outbursts, scream, screaming, yell, yelling, yelled, shout, shouting, shouted, lash out, punch, hit, hitting, throw things, see red, heated, hot-headed, pissed, pissed off, resentment, resent, bitter, bitterness, irritated, annoyed, frustrated, frustration, outraged, hot head, short fuse, blew up, rant, slam, slammed, road rage, swear, swore, makes my blood boil, aggravated, hostile, grumpy, cranky
    wut, wutend*, zorn*, schrei*, brull*, ausrast*, argere*, sauer auf, aggressi*
    enfad*, enoj*, rabia, ira, furios*, grit*, furia, colera
    गुस्सा, क्रोध, चिल्ला*, gussa, gusse, krodh, chilla*
    怒, 腹が立, イライラ, 怒鳴, キレ, ムカ`,
  hatred: `hate, hates, hated, hating, hatred, hateful, enemy, enemies, despise, loathe, detest, can't stand, cannot stand, want them dead, wish him, ill will, hostile, hostility, contempt, can't bear, makes me sick, disgust, disgusted, resent, wish he would, wish she would, hate his guts, hate her guts
    hass*, hasse*, feind*, verachte*, nicht ausstehen
    odio, odia*, odiar, odiarlo, enemig*, desprecio, no soporto
    नफरत, नफ़रत, घृणा, दुश्मन, nafrat, dushman
    憎, 嫌い, 敵, 恨`,
  revenge: `revenge, vengeance, get back at, payback, pay back for, get even, retaliate, retaliation, teach him a lesson, teach them a lesson, make him pay, make them pay, hit back, strike back, settle the score, punish, pay for what, get him back, get her back, get my own back, ruin his, ruin her, deserves to suffer
    rache*, rachen, heimzahl*, vergeltung
    venganza, vengar*, vengarme, represalia
    बदला, badla
    復讐, 仕返し, 報復`,
  grudge: `grudge, grudges, resentment, resent, hold it against, holding on to, bear a grudge, can't let it go, bitter, bitterness, old wound, still angry, nurse, unforgiven, old quarrel
    groll, nachtragend*, verbitter*
    rencor*, resentimiento
    मन में बैर, बैर, khunnas
    根に持, 恨み, わだかまり, 許せない`,
  forgiveness: `forgive, forgives, forgave, forgiven, forgiving, forgiveness, pardon, mercy, reconcile, let it go, letting go of the past, get past what, get over what, move past, make peace with, give him another chance, second chance, after what he did, after what she did, excuse what, hold a grudge, bring myself to forgive, ever forgive, won't forgive, he apologised, she apologised, forgiveness is
    verzeih*, vergeb*, verzieh*, versohn*
    perdon*, reconcilia*
    माफ, माफ़, माफी, क्षमा, maaf, maafi, kshama
    許す, 許し, 許せ, 赦, 和解`,
  envy: `envy, envious, jealous, jealousy, begrudge, green with, why not me, why him, why her, gets everything, has everything, better off, luckier, can't be happy for, comparing, happy for her, happy for him, happy for them, wish i had what, resent her success, resent his success, bitter about her, bitter about his, why do they get, it should have been me
    neid*, eifersucht*, eifersuchtig*, beneid*, gonne
    envidi*, celos, celos*
    जलन, ईर्ष्या, jalan, jalta, jalti, irshya
    嫉妬, 羨まし, うらやま, 妬`,
  comparison: `compare, compares, compared, comparing, comparison, better than me, better than i, ahead of me, overtake, overtaken, overtook, outperform, surpass, surpassed, behind, left behind, lag behind, falling behind, catch up, everyone else, everybody else, everyone my age, my age, schoolmates, classmates, batchmates, peers, others have, they all have, second best, inferior, not as good, measure up, next to them, highlight reel, perfect lives, perfect life, more successful, gifted than, cleverer than, smarter than, keep up with, people my age, friends my age, friends are all, all my friends are, all my friends have, my friends have, fallen behind, far behind, life together, lives together, getting married and, buying houses, buying homes, doing better than, prettier than, smarter, richer than, thinner than, their lives look, star student, golden child, favourite child, in her shadow, in his shadow, living in the shadow, overshadowed, not as smart, not as pretty, not as talented
    vergleich*, besser als ich, alle anderen, hinterher*, uberhol*, abgehangt, mithalten
    compar*, mejor que yo, los demas, todos los demas, atras, supera*
    तुलना, आगे निकल, मुझसे बेहतर, पीछे रह, tulna, aage nikal, mujhse behtar, peeche reh
    比べ, 比較, 自分より, 追い抜, 劣等感, 周りは, みんなは`,
  shame: `ashamed, shame, shameful, embarrassed, embarrassing, embarrassment, humiliated, humiliating, humiliation, mortified, laughing stock, lose face, show my face, face anyone, face them, cringe, blush, look stupid, look like an idiot, like an idiot, like a fool, fool of myself, made a fool, in front of everyone, in front of the whole, in front of my, everyone watching, everybody watching, everyone saw, everybody saw, hide from, want to hide, sink into the ground, disgrace, publicly, in public, die of embarrassment, wanted the ground, laughed at me, everyone laughed, made fun, caught me, red face, tail between, publicly shamed, viral for, lost face, disgraced, what people think of me now
    scham*, blamier*, peinlich*, blamage, demutig*, schande, vor allen
    verguenza, avergonz*, humilla*, ridicul*, delante de todos
    शर्म, शर्मिंद*, बेइज्जती, बेइज़्ज़ती, sharm, sharminda, beizzati
    恥, 恥ずかし, 屈辱, みんなの前`,
  guilt: `guilt, guilty, remorse, regret, regrets, regretted, should have, shouldn't have, should not have, could have done, if i had, if only i, wish i had, wish i hadn't, forgive myself, my fault, my own fault, blame myself, bad conscience, feel horrible, feel terrible, feel awful, terrible person, bad person, horrible person, can't forgive myself, eating me up, haunts me, did wrong, done wrong, wrongdoing, sin, sinned, repent, too late to, weighs on me, weighs on my, feel so bad, feel bad about, keep replaying, replay, can't undo, wish i could take back, should have called, should have visited, should have been, should have said, selfish of me, terrible mother, terrible daughter, terrible son, failed her, failed him, let her down, let him down
    schuld*, bereu*, gewissen, vorwurfe, hatte ich, mir nicht verzeihen
    culpa*, arrepent*, remordimiento*, deberia haber, ojala hubiera, perdonarme
    पछता*, अपराध, खुद को माफ, ख़ुद को माफ़, गलती, pachta*, khud ko maaf, galti meri
    後悔, 罪悪感, 自分を責め, 自分のせい, 申し訳`,
  apology: `apologise, apologize, apology, apologies, sorry, say sorry, make amends, amends, make it right, make it up to, put it right, own up, take it back, what i said, said things, hurtful, cruel words, swore at, called him, called her, mean words, something ugly, something nasty, something horrible, hurt her feelings, hurt his feelings, offended, slur, insulted, insult, lashed out, unkind words, said terrible, said awful, said horrible, said mean, something mean, hurt my friend, hurt my wife, hurt my husband, how to apologise, i owe him, i owe her, make up for, made a joke, offensive joke, rude to
    entschuldig*, leid getan, beleidig*, wiedergutmach*, tut mir leid
    disculp*, pedir perdon, ofend*, insult*
    माफी मांग*, सॉरी, maafi maang*, sorry
    謝, ごめん, お詫び, 傷つけ, ひどいことを言`,
  loneliness: `lonely, loneliness, alone, on my own, by myself, all by myself, no friends, no one to talk, nobody to talk, nobody calls, no one calls, know nobody, know no one, don't know anyone, don't know a soul, isolated, isolation, friendless, left out, eat alone, sit alone, sits alone, by themselves, outsider, belong nowhere, don't belong, nobody understands, solitude, shut out, companionship, no social life, eat lunch alone, spend weekends alone, nobody invites, never invited, not invited, no one invites, nobody texts, nobody would notice, no close friends, don't have friends, do not have any friends, have no one, have nobody, no family near, hard to make friends, make friends, feel so alone, wfh alone, live alone, living alone
    einsam*, allein, alleine, keine freunde, kenne niemand*, niemand zum reden, isoliert*
    soledad, estoy solo, estoy sola, sin amigos, no tengo amigos, no conozco a nadie, aislad*
    अकेल*, तन्हा*, कोई दोस्त नहीं, akela, akeli, akelapan, tanha, koi dost nahi
    孤独, 寂し, さびし, さみし, 一人ぼっち, ひとりぼっち, 友達がいない, 友達ができ`,
  shyness: `shy, shyness, introvert, introverted, awkward, tongue-tied, quiet one, too quiet, blush, go red, timid, reserved, wallflower, small talk, freeze, express feelings, show feelings, show my feelings, say i love you, distant, bottle up, bottled up, open up, closed off, emotionless, can't find the words, socially anxious, social anxiety, hard to talk to people, don't know how to talk, say anything in class, never speak up, quiet person, keep to myself, hide my feelings, can't show emotion, can't express, never says i love you, emotionally unavailable, emotionally closed, afraid of people
    schuchtern*, verlegen*, introvertiert*, gefuhle zeigen, verschlossen*
    timid*, vergonzos*, introvertid*, expresar, cerrad*
    शर्मीला, शर्मीली, जताना, जता, संकोच, sharmila, sharmeela, jatana, pyar jata*, sankoch
    内気, 人見知り, シャイ, 口下手, 気持ちを伝え, 照れ`,
  emptiness: `empty, emptiness, hollow, numb, meaningless, void, nothing excites, feel nothing, something is missing, something missing, bored, boredom, dull, joyless, no joy, unfulfilled, fulfilled, fulfilment, going through the motions, autopilot, blah, is that all, is this all, lonely at the top, nothing makes me happy, don't enjoy anything, lost interest, no passion, no excitement, meh, same thing every day, every day is the same, monotonous, groundhog day, hole inside, dead inside, nothing feels, feel nothing anymore, should be happy but
    leere, innere leere, langweil*, taub, sinnleer*
    vaci*, aburrid*, aburrimiento, nada me llena, sin sentido
    खाली, खालीपन, ऊब, बोर, khaali, khali, bore
    虚し, むなし, 空虚, 退屈, 空っぽ, 満たされ`,
  happiness: `happy, happier, happiness, unhappy, joy, joyful, contentment, content, satisfied, satisfaction, fulfilled, fulfilment, good life, enjoy, enjoying, laugh, laughter, fun, pleasure, delight, what makes life, be happy, truly happy, what makes me happy, find joy, enjoy life, wellbeing, well-being, cheerful, peaceful life, simple pleasures, good things in life
    gluck, glucklich*, freude, zufrieden*
    feliz, felicidad, alegr*, contento, satisfech*
    खुश, खुशी, ख़ुश, सुख, khush, khushi, sukh
    幸せ, 幸福, 喜び, 嬉し, 楽し`,
  gratitude: `grateful, gratitude, thankful, thank, thanks, thanking, appreciate, appreciation, appreciated, ungrateful, take for granted, taken for granted, blessings, blessed, owe so much, owe everything, repay, give back, kindness done, never says thank, never thanked, no thanks, count my blessings, gratitude journal, appreciate what i have, unappreciated, thankless, indebted, owe him, owe her, how can i repay
    dankbar*, dank, danke, bedanken
    agradec*, gratitud, gracias
    आभार*, कृतज्ञ*, शुक्रिया, धन्यवाद, abhar, shukriya, shukar
    感謝, ありがた, 恩返し, お礼`,
  calm: `calm, calmer, peace of mind, inner peace, serenity, quiet the mind, meditate, meditation, mindfulness, breathe, breath, relax, relaxed, composed, keep my cool, slow down, rushing, haste, quiet my mind, clear my head, stay calm, calm down, anchor, grounded, breathing, mind is never quiet, find peace, at peace, inner calm, peaceful, composure, tranquil, yoga
    ruhe, ruhig*, gelassen*, meditier*, meditation, entspann*, hektik
    calma, paz interior, tranquil*, meditar, meditacion, relaj*
    शांति, शांत, ध्यान, सुकून, shanti, shaant, dhyan, sukoon
    落ち着, 平常心, 瞑想, 安らぎ, 静か`,
  surprise_of_fate: `why me, unfair, not fair, unlucky, bad luck, cursed, curse, universe, what did i do to deserve, deserve this, good people, bad things happen, punished, punishing me, karma, fate, destiny, injustice of life, self-pity, victim, pity party, sorry for myself, get away with, everything goes wrong, goes wrong, life is unfair, life isn't fair, bad karma, jinxed, one thing after another, when it rains, what have i done to deserve, god punishing, always me, everything happens to me, worst luck, good things happen to bad, innocent, nice guys
    warum ich, warum gerade ich, unfair*, ungerecht*, pech, schicksal, selbstmitleid
    por que yo, por que a mi, injust*, mala suerte, destino, autocompasion
    मेरे साथ ही क्यों, मैं ही क्यों, किस्मत, क़िस्मत, भाग्य, kismat, mere saath hi, main hi kyun, bhagya
    なぜ私, どうして私, なんで俺, 不公平, 運が悪, 運命, 不運`,
};
