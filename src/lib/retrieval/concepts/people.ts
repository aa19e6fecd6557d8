/** The people in somebody's life and what happens between them. */
export const people = {
  marriage: `marriage, married, marry, marrying, husband, wife, spouse, wedded, wedding, wed, fiance, fiancee, engaged, engagement, anniversary, hubby, missus, better half, newlywed, newlyweds, married for, years of marriage, my husband's, my wife's, bride, groom, honeymoon, vows
    ehe, ehemann, ehefrau, mein mann, meine frau, heirat*, verheiratet*, hochzeit*, verlobt*
    matrimonio, casad*, casar*, marido, esposo, esposa, mi mujer, boda, prometid*
    शादी, विवाह, पति, पत्नी, बीवी, shaadi, shadi, pati, patni, biwi, mangetar
    結婚, 夫婦, 夫が, 夫と, 夫は, 夫の, 妻, 旦那, 嫁, 婚約`,
  partner: `partner, relationship, boyfriend, girlfriend, dating, lover, love life, romance, romantic, in love, couple, girl i'm seeing, girl im seeing, guy i'm seeing, guy im seeing, seeing someone, crush, situationship, him and me, together for, living together, bf, gf, my man, my guy, my girl and i, ex and i, together for years, move in together, love of my life, soulmate, tinder, dating apps, dating app, text back, he texts, she texts, in a relationship
    beziehung*, partner*, verliebt*, freundin
    pareja, novio, novia, relacion, enamorad*
    रिश्ता, गर्लफ्रेंड, बॉयफ्रेंड, प्यार, rishta, pyaar, pyar, girlfriend, boyfriend
    恋人, 彼氏, 彼女, 恋愛, 付き合って, 好きな人`,
  love: `love, loves, loved, loving, affection, tenderness, care for, romance, unloved, beloved
    liebe, liebt, lieben, geliebt*, zuneigung
    amor, amar, te quiero, carino
    प्यार, प्रेम, मोहब्बत, pyaar, pyar, prem, mohabbat, ishq
    愛, 恋`,
  rough_patch: `marriage in trouble, argue with my husband, argue with my wife, rough patch, ups and downs, drifting apart, drifted apart, grown apart, barely talk, hardly talk, don't talk anymore, stopped talking to each other, no conversation, silent treatment, no intimacy, sleep in separate, like roommates, like flatmates, living side by side, lost the spark, spark is gone, routine, stay together, staying together, save my marriage, couples therapy, fight all the time, not talking, without words, silence at home, communication, express, nothing to say to each other, roommates, no longer talk, nothing in common, lost the love, fallen out of love, fell out of love, no affection, sexless, he never listens, she never listens, takes me for granted, barely speak, hardly speak, always on his phone, bicker constantly, argue constantly, argue about everything, argue all the time, constantly fighting, constant arguments, grew apart, marriage is dead, couples counselling, marriage counselling, marriage counseling, never compliments, never says
    auseinandergelebt, nebeneinander her, reden kaum, streiten nur
    distanciad*, no hablamos, apenas hablamos, discutimos
    बात नहीं करते, झगड़ा, baat nahi karte, jhagda, jhagde
    会話がない, すれ違い, 冷め, 夫婦喧嘩`,
  breakup: `breakup, break up, break-up, broke up, split up, dumped, left me, leaves me, my ex, ex-boyfriend, ex-girlfriend, get over her, get over him, over her, over him, move on, moving on, heartbreak, heartbroken, broken heart, ghosted, ghosting, still love her, still love him, miss her, miss him, want her back, want him back, rejected me, unrequited, friendzone, heart is broken, ended things, ended it with me, ended our relationship, broke my heart, broke his heart, broke her heart, can't stop thinking about her, can't stop thinking about him, no contact rule, moved on with someone, new girlfriend, new boyfriend, ex is, get back together, get him back, get her back, blocked me, walked out on me, called off the wedding, after years together, single again
    trennung, getrennt, schluss gemacht, verlassen, liebeskummer, ex-freund*
    ruptura, rompi, rompio, me dejo, mi ex, terminamos, desamor, corazon roto
    ब्रेकअप, छोड़ दिया, छोड़ गई, छोड़ गया, दिल टूट*, breakup, chhod diya, chod diya, chod gayi, dil toot*, dil tut*
    失恋, 別れた, 別れ, 振られ, フラれ, 元カレ, 元カノ`,
  divorce: `divorce, divorced, divorcing, separate, separation, separated, split, custody, leave my husband, leave my wife, leave him, leave her, stay or leave, stay with him, stay with her, staying for the kids, stay for the kids, unhappy marriage, end my marriage, alimony, ex-husband, ex-wife, leaving my husband, leaving my wife, leave my marriage, leaving the marriage, marriage is over, wants a divorce, filed for, split with, failed marriage, end the marriage, stay married, staying in the marriage, stay in this marriage, stay in a marriage, co-parent, should we separate
    scheidung, scheiden, geschieden, trenne*, getrennt
    divorci*, separar*, separacion
    तलाक, talaq, talak
    離婚, 別居`,
  infidelity: `cheat on, cheated on me, cheating on, cheating, affair, unfaithful, infidelity, adultery, another woman, another man, other woman, secret phone, hides his phone, hides her phone, his phone, her phone, red flag, red flags, warning sign, warning signs, something is off, something's off, something feels off, something is wrong, suspicious, lies to me, gut says, deep down i know, weird feeling, bad feeling, strange feeling, odd feeling, doesn't add up, texting another, secret messages, found messages, found texts, sleeping with, slept with, one night stand, emotional affair, onlyfans, tinder profile, lipstick, lying about where, acting strange, acting weird, acting distant, secretive, hiding something, ignored the signs, early signs, alarm bells, deep down, something not right, something isn't right, nagging
    fremdgeh*, fremdgegangen, affare, untreu*, betrug*, betrogen
    infiel, infidelidad, engan*, me engana, aventura
    धोखा, बेवफा*, dhoka, dhokha, bewafa
    浮気, 不倫, 裏切`,
  possessive: `jealous, jealousy, possessive, suspicious, suspicion, check her phone, check his phone, checking his phone, read his messages, read her messages, read his texts, read her texts, go through his phone, go through her phone, snoop, snooping, spy on, control, controlling, track her, track his, where she is, where he is, mistrust, distrust, don't trust her, don't trust him, who she talks to, insanely jealous, so jealous, jealous of his ex, jealous of her ex, male friends, female friends, won't let me see, doesn't let me, location tracking, check her location, check his location, who he follows, likes other girls, paranoid, retroactive jealousy, can't stop checking, password, passwords, goes through my phone, insecure in relationship, clingy
    eifersuchtig*, eifersucht, kontrollier*, misstrau*
    celos, celos*, control*, desconfi*
    शक, शक करता, शक करती, shak karta, shak karti, shaq
    束縛, 嫉妬, 疑って, 携帯を見`,
  betrayal: `betray, betrayed, betrayal, backstab, stabbed in the back, backstabbing, went behind my back, behind my back, broke his word, broke my trust, broke her promise, broken trust, let me down, deceived, deceive, two-faced, sold me out, lied to me, trusted him, trusted her, used me, trusted friend, told my secret, stole my idea, slept with my friend, took credit for my, turned against me, stabbed, lied to me for, hid from me, trust is broken, trust again
    verrat*, hintergang*, im stich gelassen, vertrauensbruch, belogen
    traicion*, me fallo, a mis espaldas, mentido
    धोखा, विश्वासघात, dhokha diya, dhoka diya, vishwasghat
    裏切, 騙`,
  trust: `trust, trusts, trusted, trustworthy, trusting, rely on, reliable, promise, promises, promised, keep my word, keeping your word, word of honour, loyalty, loyal, reputation, integrity, credibility, win back, earn back, breach of trust, regain trust, rebuild trust, trust issues, keep a promise, broke a promise, broke my promise, kept my word, let down a client, honour my word, count on me, count on him, dependable
    vertrau*, versprech*, verlasslich*, zuverlassig*, loyal*
    confia*, confianza, promesa*, prometi, lealtad
    भरोसा, विश्वास, वादा, bharosa, vishwas, vaada, wada
    信頼, 信用, 約束, 信じ`,
  friendship: `friend, friends, friendship, best friend, bestie, mate, mates, buddy, buddies, pal, pals, homie, bro, companion, real friends, making friends, old friend, old friends, childhood friend, flatmate, friend group, friends with, circle of friends, besties, roommate, roommates, childhood friends, close friend, group chat
    freund*, freundschaft*, kumpel*
    amig*, amistad
    दोस्त, दोस्ती, मित्र, यार, dost, dosti, yaar, mitr
    友達, 友人, 友情, 親友, 仲間`,
  lost_friend: `lost touch, lose touch, losing touch, losing a friend, lost a friend, lost my friend, dropped my friend, drop a friend, cut him off, cut her off, cutting someone off, cut off, ghosted my friend, stopped talking to my friend, no longer friends, fell out with my friend, turned my back, turned his back, dumped my best friend, reach out again, look him up, look her up, get back in touch, reconnect, haven't spoken in years, old mate, unfriended, friend stopped, friend ghosted, friend cut me off, friend won't talk, lost my best friend, miss my old friend, ended a friendship, ended the friendship, end a friendship, former friend, ex-friend, ex friend, friendship breakup, drifted from my friends, abandoned my friend, wasn't there for my friend, unfriend, ditched, ditch my friend, stopped talking to him, stopped talking to her, stopped hanging out
    kontakt verloren, aus den augen verloren, freundschaft zerbroch*, kontakt abgebrochen
    perdi el contacto, perdi a mi amig*, perdi un amig*
    दोस्ती टूट*, दोस्त ने छोड़, dosti toot*, dosti khatam
    絶交, 疎遠, 縁を切`,
  bad_company: `bad company, bad influence, toxic friend, toxic friends, toxic people, drag me down, drags me down, peer pressure, wrong crowd, wrong people, gang, led astray, temptation, tempted, they make me, talk me into, laugh at my dreams, negative people, fake friends, use me, friends drink, friends smoke, friends do drugs, pressure me to, friends pressure, negative friends, friends bring me down, energy vampire, always complaining friend, one-sided friendship, using me, bad crowd, hanging out with the wrong, friend is a bad, worried about his friends, worried about her friends, friends make fun of, friends put me down, friends laugh at
    schlechter umgang, falsche freunde, gruppenzwang, schlechter einfluss
    malas companias, mala influencia, amigos toxicos, amistades toxicas
    बुरी संगत, गलत संगत, buri sangat, galat sangat
    悪い仲間, 悪友, 悪い影響`,
  family: `family, relatives, folks, household, clan, kin, in-laws, aunt, uncle, cousin, cousins, nephew, niece, grandparents, grandmother, grandfather, grandma, grandpa, nan, granny, chacha, aunty
    familie*, verwandte*, oma, opa, tante, onkel
    familia*, parientes, abuel*, tio, tia, primo, prima
    परिवार, रिश्तेदार, घरवाल*, चाचा, नानी, दादी, parivar, rishtedar, gharwale, ghar wale
    家族, 親戚, 祖母, 祖父, 実家`,
  parents: `parents, parent, mother, father, mum, mom, mummy, mama, dad, daddy, papa, ammi, abbu, amma, appa, maa, folks, my old man, stepfather, stepmother, stepdad, upbringing, childhood, raised me, parental, my mother's, my father's, mother and father, mother says, father says, in my parents
    eltern, mutter, vater, mama, papa
    padre, padres, madre, mama, papa
    माता, पिता, माँ, मां, पापा, मम्मी, अम्मी, अब्बू, माता-पिता, maa, papa, pitaji, mummy, baap
    親, 父, 母, 両親`,
  parental_pressure: `parents want, parents expect, parents insist, parents disapprove, parents think, dad thinks, mom thinks, family wants, family expects, family thinks, they want me to become, force me, forcing me, against my wishes, their dream, not my dream, family business, expectations, expect me to, disappoint my parents, disappoint my family, disappoint them, let my parents down, do what they want, arranged, should become, should be a doctor, should be an engineer, follow in his footsteps, law school, medical school, medicine, accountant, engineer like, parents won't let, parents don't support, parents don't approve, parents forcing, parents force, parents forced, parents don't want, parents are against, dad wants me, mum wants me, mom wants me, mother wants me, father wants me, family is against, take over the business, take over the farm, pressure from my parents, pressure from family, pressured by my parents, live my own life, their expectations, please my parents, please my father, please my mother, asian parents, indian parents, strict parents, controlling parents, rather be, would rather study, instead of medicine, instead of engineering
    eltern wollen, eltern erwarten, mein vater will, meine mutter will, erwartungen
    mis padres quieren, mis padres esperan, mi padre quiere, mi madre quiere, expectativas, decepcionar
    पापा चाहते, घरवाले चाहते, माँ चाहती, मजबूर, papa chahte, gharwale chahte, ghar wale chahte, mummy chahti, majboor
    親の期待, 親が反対, 親に反対, 親に言われ, 跡を継`,
  disowned: `disowned, disown, kicked me out, kicked out, threw me out, thrown out of home, cast out, cut me off, no longer his son, not his son anymore, no longer her daughter, refuses to meet, won't accept, don't accept, do not approve, parents disapprove, against our marriage, marriage against, elope, inheritance, written out of the will, favourite child, leave everything to my brother, intercaste, inter-caste, love marriage, won't attend my wedding, boycott the wedding, not come to the wedding, family rejects, family rejected, parents hate my boyfriend, parents hate my girlfriend, parents hate my, don't accept my partner, doesn't accept my, outside my religion, outside our faith, outside our caste, different caste, cut me out, cut out of the will, disinherited, choose between my family, choose between him and my family, choose between my parents and
    rausgeworfen, verstossen, enterb*, erbe, nicht mehr mein sohn, nicht mehr meine tochter, gegen die hochzeit
    desheredad*, me echo de casa, me echaron, herencia, no aceptan
    घर से निकाल*, बेदखल, जायदाद, ghar se nikal*, bedakhal, jaydad, nahi maan rahe
    勘当, 相続, 追い出され, 結婚に反対`,
  siblings: `brother, brothers, sister, sisters, sibling, siblings, twin, half-brother, stepbrother, brother-in-law, sister-in-law, lil bro, sis, older brother, younger brother, older sister, younger sister, big brother, little brother, big sister, little sister, kid brother, my bro
    bruder, schwester*, geschwister
    herman*
    भाई, बहन, bhai ne, bhaiya, behen, didi
    兄弟, 姉妹, 弟, 妹, 兄, 姉`,
  estrangement: `estranged, not speaking, don't speak, haven't spoken, not spoken, stopped talking, stopped speaking, no contact, fell out, falling out, feud, family feud, quarrel, quarrelled, big fight, terrible fight, had a fight, cut ties, make up with, making up, reconcile, reconciliation, bury the hatchet, silent for years, won't talk to me, doesn't talk to me, over the will, over the inheritance, over money, first step, won't speak to me, refuses to speak, refuses to talk, doesn't speak to me, hasn't spoken, have not spoken, haven't talked, hasn't talked, not talking to each other, on speaking terms, speaking terms, rift, cut off contact, cut me off, cut off from, shut me out, shuts me out, blocked my number, olive branch, family rift, family drama, patch things up, mend the relationship, mend fences, break the ice, years of silence, apologise first, who should call first, missed her wedding, missed his wedding, not invited to the wedding
    zerstritten, verstritten, funkstille, kein kontakt, reden nicht mehr, versohn*, streit
    no nos hablamos, dejamos de hablar, pelead*, distanciad*, reconcilia*
    बात नहीं करता, बात बंद, अनबन, baat band, anban, baat nahi karta, baat nahi karti
    絶縁, 仲直り, 口をきいて, 疎遠`,
  parenting: `parenting, raising, raise a child, bring up, child, children, kid, kids, son, daughter, my boy, my girl, our boy, our girl, my lad, toddler, teenager, teen, teens, adolescent, preschooler, year-old, yo son, 5yo, tantrum, tantrums, discipline my, homework with, step-kids, parenthood, fatherhood, motherhood, mom of, mum of, dad of, mother of two, father of two, my eldest, my youngest, my oldest, firstborn, daughter is, son is, year old daughter, year old son, year-old daughter, year-old son, stepson, stepdaughter, grandson, granddaughter, grandchild, schoolkid, parent of, as a parent, as a mother, as a father, as a mom, as a dad
    kind, kinder, sohn, tochter, erziehung, erzieh*, teenager
    hijo, hija, hijos, hijas, nino, nina, ninos, crianza, criar, educar
    बच्च*, बेटा, बेटी, बेटे, beta, beti, bachcha, bache, bacche, bacha, bachche
    子供, 子ども, 息子, 娘, 子育て, 育児`,
  punishing_children: `hit my child, hit my kid, smack, smacked, slap, slapped, spank, spanked, beat my son, shouted at my child, yell at my kids, yell at my son, yell at my daughter, shout at my kids, lose my temper with the kids, lost it with my, punish, punishment, ground him, take away his, took away, strict, harsh parent, bad mother, bad father, terrible mother, scares my kids, raise my hand, raised my hand, lose patience with my, lost patience with, snapped at my, snap at my, snapping at the kids, scream at my, screamed at my, screaming at my, yelling at my, yelled at my, shouting at my, hit him, hit her, lost my temper with, threaten them, time-out, naughty, disobey, won't obey, obedient, corporal punishment, smacking, spanking, belt, set an example, bad example, good example
    geschlagen, ohrfeige, anschreien, bestraf*, strafe, streng
    pegue a mi, pegado a mi, castig*, cachete, grito a mis
    पीट*, मारा, थप्पड़, सज़ा, सजा, thappad, peet*, saza
    叩いて, 叩いた, 怒鳴って, 手を上げ, 体罰`,
  child_grades: `bad grades, bad marks, poor grades, fails at school, failing school, school report, report card, disappointed in my son, disappointed in my daughter, pushing my child, push him too hard, push her too hard, pressure my child, lazy son, lazy teenager, doesn't study, won't study, doesn't talk to me anymore, doesn't open up, expectations for, grades dropping, grades slipping, grades have, falling grades, failing maths, failing math, failing classes, doesn't do his homework, doesn't do her homework, refuses to study, refuses to do homework, no interest in school, underachiever, wasting his potential, wasting her potential, not living up, too hard on him, too hard on her, too much pressure on my, disappointed in him, disappointed in her, son failed, daughter failed
    schlechte noten, zeugnis, fauler sohn
    malas notas, suspende
    नंबर कम, पढ़ता नहीं, padhta nahi, number kam
    成績が悪, 勉強しない, 言うことを聞か`,
  time_with_kids: `time with my kids, time with children, time with my children, missing my kids, missing out, miss my children, miss bedtime, bedtime, growing up fast, grow up so fast, grows up without, first steps, work too much, working late, always working, travel for work, business trips, away from home, on the road, long hours, absent father, absent mother, absent parent, barely see my kids, hardly see my, never home, guilt as a mother, working mum, working mom, working mother, working dad, weekend dad, double shifts, present father, missed his birthday, missed her birthday, missed his first, missed her first, miss his, miss her childhood, kids ask where, kids grow up, growing so fast, spend more time with my, not enough time with, quality time, day care, daycare, nanny, mom guilt, mum guilt, dad guilt, work long hours, work nights, night shift, workaholic father, too busy for my kids, too busy for my children, barely know my kids, away all week, home late, home after bedtime
    zeit mit den kindern, zeit fur die kinder, geschaftsreise*, sehe meine kinder, immer unterwegs, selten zu hause
    tiempo con mis hijos, no veo a mis hijos, viajo por trabajo, siempre trabajando
    बच्चों के लिए समय, बच्चों को समय, bachon ke liye time, bacho ko time
    子供との時間, 子どもとの時間, 出張, 単身赴任, 仕事ばかり`,
  difficult_child: `difficult child, misbehaves, behaviour, acting out, outbursts, outburst, tantrum, tantrums, aggressive, troublemaker, rebellious, rebel, out of control, what is wrong with him, what is wrong with her, what's wrong with him, what's wrong with my, trouble at school, expelled, suspended, kicked out of school, on drugs, steals, won't listen, never listens, defiant, odd, adhd son, hits other kids, bites, lies to us, stealing from us, runs away, ran away, skipping school, skips school, truant, in trouble with police, vaping teenager, angry teenager, moody teenager, talks back, disrespectful, swears at me, slams the door, violent son, violent outbursts, meltdowns, won't go to school, behaves badly, can't control him, can't control her
    schwieriges kind, verhaltensauffallig*, trotz*, hort nicht
    rebelde, se porta mal, problematic*, rabietas
    जिद्दी, शरारत*, बिगड़, ziddi, bigad*
    反抗期, 問題行動, 癇癪`,
  sport_parents: `sidelines, touchline, sports parent, soccer dad, soccer mum, youth team, little league, pushy parent, pushy parents, screams at the referee, yells at the referee, the ref, referee, umpire, coach yells, coach shouts, kids' match, kids match, brother's match, son's match, son's game, daughter's game, his game, her game, under-12, u12, coaching kids, overprotective, helicopter, hovers, interfere, do everything for them, independence, son plays, daughter plays, kid plays, kids play, football practice, soccer practice, hockey dad, baseball, cricket academy, swim meet, gymnastics, other parents, dads on the, shouting from the, yelling from the, wants to quit football, wants to quit soccer, wants to quit swimming, wants to quit the team, solve problems for, do it for him, do it for her, do his homework, do her homework, tie his shoes, let him fail, let her fail, let go of my, hovering, micromanage my kids
    helikopter*, spielfeldrand, trainer meines, jugendtrainer*
    banda del campo, arbitro, entrenador de mi, sobreprotector*
    कोच चिल्ला*, coach chilla*
    過保護, 審判, 少年野球`,
  single_parent: `single mother, single mum, single mom, single parent, single father, single dad, raising kids alone, raising them alone, raise kids on my own, raising two kids on my own, kids on my own, kids alone, children alone, alone with kids, alone with children, alone with two, alone with three, alone with the, on my own with, pregnant, pregnancy, teen mum, father left us, no father, father walked out, sole parent, left to raise, raising my son, raising my daughter alone, raising my kids, as a single, no child support, absent dad, husband left me with, alone with my baby, alone with my kids, mum of three alone, two jobs and kids, doing it alone, doing it all alone, doing everything alone
    alleinerziehend*, allein mit den kindern, schwanger*
    madre soltera, padre soltero, sola con mis hijos, solo con mis hijos, embaraz*
    अकेली माँ, अकेले बच्चे पाल*, गर्भवती, akele bachche, single mother
    シングルマザー, ひとり親, 母子家庭, 一人で子育て, 妊娠`,
  baby: `baby, newborn, infant, expecting, baby on the way, due date, new dad, new mum, new mom, new mother, new father, birth, pregnant, parenthood
    baby*, saugling, neugeboren*
    bebe, recien nacido, embarazad*
    बच्चा होने, नवजात, शिशु
    赤ちゃん, 出産, 新生児`,
  caregiving: `caring for, care for my, carer, caregiver, caregiving, look after my, looking after my, nursing my, nurse my, do everything for her, do everything for him, dementia, alzheimer, alzheimers, bedridden, ill mother, ill father, sick mother, sick father, ailing, ageing parents, aging parents, elderly parents, old parents, disabled son, wheelchair mother, mother-in-law lives, bathe him, feed her, feed him, nursing home, care home, sick relative, sickbed, thankless, nobody helps me, nobody helps, don't help, siblings don't help, brothers don't, mum has dementia, mother has dementia, dad has dementia, father has dementia, take care of my mother, take care of my father, take care of my mum, take care of my mom, take care of my dad, taking care of my, care for my mother, care for my father, care for my mum, caring for my mother, caring for my father, caring for my husband, caring for my wife, moved in with us, put her in a home, put him in a home, nursing homes, assisted living, full-time carer, carer burnout, caregiver burnout, parents are getting old, after her stroke, after his stroke, only child and my mother, sibling doesn't help, siblings won't help, sister won't help, brother won't help, sister doesn't help, brother doesn't help
    pflege*, demenz, alzheimer*, kummere mich um, pflegeheim
    cuido a, cuidar de, cuidador*, cuidando, demencia, alzheimer
    देखभाल, सेवा करत*, बीमार माँ, dekhbhal, seva karta, seva karti
    介護, 認知症, 看病, 世話をし`,
  bullying: `bully, bullies, bullied, bullying, pick on, picked on, tease, teased, teasing, mock, mocked, mocking, laugh at me, laughs at, laughed at, torment, tormented, called names, name-calling, ganged up, gang up, beat up, shove, shoved, spit, spat, locker, cyberbullying, exclude, excluded, ostracised, harass, harassed, victim, make fun of, freak, loser at school, kids at school, boys at school, girls at school, mean girls, classmates laugh, classmates tease, kids are mean, kids make fun, hurt by classmates, pushed around, cornered, stole his lunch, beats him up, called fat, called ugly, hates going to school, afraid to go to school, scared to go to school, school refuses to do, excluded from, nobody sits with, sits alone at lunch, group chat about me, left out of
    mobb*, gemobbt, schikan*, gehanselt, hansel*, verspott*, auslachen, ausgelacht
    acoso, acosa*, bullying, se burlan, se rien de mi, molestan
    चिढ़ा*, मज़ाक उड़ा*, मजाक उड़ा*, तंग कर*, chidha*, mazak uda*, majak uda*, tang kar*
    いじめ, イジメ, からかわ, 仲間外れ, 無視され, 嫌がらせ`,
  threats: `threat, threats, threaten, threatens, threatened, threatening, blackmail, blackmailed, extort, extortion, intimidate, intimidated, intimidation, stalk, stalked, stalker, follow me home, follows me, followed me, gang, thugs, leaked photos, private photos, nudes, pictures of me, expose me, protect myself, unsafe, not safe, danger, dangerous, attack, attacked, mugged, robbed, threatening messages, threatening me, is threatening, scares me, someone is following, being followed, watched, watching me, come after me, hurt me, hurt us, harm us, out to get me, sabotage, sabotaged, want me gone, want to see me fail, extorting, send money or, release pictures, leak my, post my, hacked, restraining order
    bedroh*, droh*, erpress*, verfolg*, gefahr*, uberfall*
    amenaz*, chantaj*, extorsion, me siguen, peligro
    धमकी, धमका*, ब्लैकमेल, पीछा कर*, dhamki, blackmail, peecha kar*
    脅, 脅迫, ストーカー, つきまと, 危険`,
  abuse: `abuse, abused, abusive, abuser, assault, assaulted, rape, raped, molest, molested, touched me, beat me, beat us, hit us, hit me, violence at home, domestic violence, survivor, harassment, harassed, groped, metoo, happened to me, what he did to me, never told, told nobody, told no one, never told anyone, kept it secret, kept silent, silent about, secret for years, family friend, controlling husband, controlling boyfriend, violent husband, violent boyfriend, violent father, alcoholic father, alcoholic mother, abusive childhood, childhood abuse, forced me to, inappropriate, groomed, stepfather touched, drugged, nobody believed me, nobody would believe, didn't believe me, report him, tell someone, speak about it, after all these years, kept quiet about
    missbrauch*, vergewaltig*, gewalt, misshandel*, nie jemandem erzahlt, geschlagen
    abuso, abus*, violacion, maltrat*, me pegaba, nunca se lo conte
    शोषण, दुर्व्यवहार, मारपीट, किसी को नहीं बताया, shoshan, marpit, kisi ko nahi bataya
    虐待, 性的, 暴力, 誰にも言え, セクハラ`,
  trauma: `trauma, traumatic, traumatised, ptsd, triggered, triggers, flashback, flashbacks, childhood wound, difficult childhood, painful past, past haunts, scars, wounded, heal, healing, therapy, therapist, what is wrong with me, what's wrong with me, broken, overreact, react like this, panic when, survive, survived, what i went through, grew up with, abandonment issues, neglected, neglect as a child, anxious attachment, walking on eggshells, shut down when, flinch, can't trust anyone, damaged, messed up childhood, childhood trauma, dysfunctional family, why do i react, why am i like this, trigger, counselling, counselor, counsellor
    trauma*, therapie, verletzt*, vergangenheit, kindheit
    trauma*, terapia, herida*, sanar, pasado, infancia
    सदमा, बचपन, sadma, bachpan
    トラウマ, 傷, 過去, 癒`,
  people_pleasing: `say no, saying no, can't say no, cannot say no, say yes, said yes, agree to everything, people pleaser, people pleasing, please everyone, pleasing people, please people, doormat, pushover, boundaries, favours, favors, volunteered for, obligations, roped into, always the one who, everyone relies on me, everyone asks me, taking on, cover shifts, cover for, can't turn down, always available, yes person, put others first, put everyone first, everyone else first, take advantage of me, walked all over, walk all over me, guilt-trip, guilt trip, overcommit, feel guilty saying no, afraid to disappoint, asked me to babysit, expects me to, everyone depends on me, helping everyone, stretched
    nein sagen, nicht nein, grenzen setzen, allen recht machen, zugesagt
    decir que no, digo que si, complacer, limites, comprometi
    ना नहीं कह, मना नहीं कर, mana nahi kar, na nahi keh
    断れ, 断る, お人好し, 八方美人`,
  being_heard: `listen, listens, listening, heard, not heard, nobody listens, no one listens, doesn't listen, interrupt, interrupted, interrupts, talk over me, finish my sentence, finish a sentence, ignored, overlooked, invisible, dismissed, brushed off, understood, misunderstood, nobody cares, doesn't see me, validation, unseen, unnoticed, talks over me, never asks about, doesn't ask how, only talks about himself, only talks about herself, feel unheard, feel invisible, feel ignored, cut off when i, looks at his phone when, looks at her phone when, my opinion doesn't, no one takes me seriously, nobody takes me, want to be heard, really listen, empathy
    zuhor*, hort mir, nicht gehort, ignorier*, ubersehen, unsichtbar
    escuch*, nadie me, ignora*, invisible, no me ve
    सुनता नहीं, कोई नहीं सुनता, अनदेखा, nahi sunta, koi nahi sunta, ignore
    聞いてくれない, 話を聞, 無視, わかってもらえ, 理解され`,
  conflict: `conflict, conflicts, argue, argues, argued, arguing, argument, arguments, disagree, disagreement, quarrel, quarrels, dispute, fighting, clash, clashing, row with, bicker, at loggerheads, confrontation, confront, difficult conversation, whoever shouts, has the last word, gives in, give in, giving in, meet in the middle, compromise, both sides, mediate, fight with my, fighting with my, argument with my, disagreement with my, fall out with, at each other's throats, always right, won't admit, has to win, loudest, agree to disagree, common ground, stand-off, standoff, deadlock, can't agree, cannot agree, never agree, don't agree, tension with, political arguments, politics at dinner, my way or
    streit*, konflikt*, diskussion*, auseinandersetz*, kompromiss*, nachgeb*, zank*
    discut*, discusion*, pelea*, conflicto*, desacuerdo*, ceder
    झगड़*, बहस, विवाद, लड़ाई, jhagad*, jhagda, behas, ladai, vivad
    喧嘩, けんか, 口論, 対立, 揉め, 言い争`,
  lawsuit: `lawsuit, sue, suing, sued, court, judge, lawyer, lawyers, legal, litigation, mediation, mediator, settle out of court, solicitor, landlord, neighbour dispute, inheritance dispute, small claims, legal battle, legal fight, property dispute, boundary dispute, fence, tenant, contract dispute, custody battle, out of court, police complaint, take them to court, take him to court, take her to court, taking me to court, arbitration, reach a settlement
    gericht, klage*, verklag*, anwalt*, prozess, vermieter
    juicio, demand*, abogad*, tribunal, juez, pleito
    मुकदम*, कोर्ट, वकील, अदालत, court case, vakil, mukadma
    裁判, 訴え, 訴訟, 弁護士`,
  gossip: `gossip, gossips, rumour, rumours, rumor, rumors, slander, slandered, lies about me, lying about me, tell lies about, telling lies about, told lies, fibs, spread lies, talk behind my back, talking about me, bad-mouth, badmouth, backbiting, defame, defamation, smear, falsely accused, accused, accuse, blamed for something, false accusation, whisper, snitch, spreading rumours, spreading rumors, spread rumours, spread rumors, talking behind, talks behind, talk about me, what they say about me, reputation ruined, ruined my reputation, framed, blame me for, thrown under the bus, under the bus, made up stories, make up stories, turned everyone against, backbite, smear campaign
    gerucht*, lastern, lastert, verleumd*, tratsch*, lugen uber mich
    chisme*, rumor*, calumni*, difam*, hablan mal, mentiras sobre mi
    अफवाह, चुगली, बदनाम, झूठी बात, afwah, chugli, badnaam, jhoothi baat
    噂, 陰口, 悪口, 中傷, 嘘を言いふら`,
  criticism: `criticism, criticised, criticized, criticise, criticize, critic, critics, negative feedback, bad review, bad reviews, one-star, feedback, judged, judge me, judgement, attack my work, nasty comments, harsh, slated, torn apart, trolls, troll, haters, hater, naysayers, doubters, doubt me, opinions of others, what people think, what others think, what people say, what will people say, people talk, take it personally, thick skin, offended, insult, insults, negative comment, negative comments, mean comments, hate comments, hurtful comment, criticises everything, criticizes everything, nothing i do is good, never good enough for, nitpick, harsh words, harsh review, rejected feedback, can't take criticism, care what people think, caring what people think, care too much about what, opinions of, mother-in-law criticises, everyone has an opinion, roasted, torn to shreds
    kritik*, kritisier*, bewertung*, was die leute, hater
    critic*, criticas, comentarios, que diran, haters
    आलोचना, लोग क्या कहेंगे, ताने, aalochna, alochna, log kya kahenge, taane, taana
    批判, 評価, 悪い口コミ, 人の目, 世間体, 叩かれ`,
  fitting_in: `fit in, fitting in, blend in, conform, conformity, peer pressure, follow the crowd, like everyone else, like the others, odd one out, misfit, weird, weirdo, strange, different from, being different, too different, stand out, outsider, nobody like me, normal, not normal, eccentric, pretend to be like, the only one, only one who, everyone does it, everybody does it, everyone does, they all do, majority, popular, popularity, black sheep, feel different, don't fit, do not fit, never fit in, nobody gets me, not like other, not like the other, quirky, oddball, nerd, geek, goth, pretend to like, change who i am, change myself to, act like someone, someone i'm not, someone im not, accepted by, to be accepted, cool kids, the in crowd, keep up appearances, go along with, going along with
    anpass*, dazugehor*, aussenseiter*, anders als, seltsam*, normal, der einzige, die einzige
    encaj*, diferente, raro, rara, normal, el unico, la unica
    अलग, अजीब, सबसे अलग, sabse alag, ajeeb, alag hu, alag hoon
    浮いて, 馴染め, 変わって, 普通じゃない, 周りに合わせ, 空気を読`,
  racism: `racism, racist, race, racial, skin colour, skin color, black, brown, discrimination, discriminate, discriminated, prejudice, prejudiced, stereotype, stereotypes, profiling, profiled, searched at the airport, airport security, passport, surname, last name, accent, foreigner, foreign name, go back to your country, immigrant, immigrants, islamophobia, antisemitism, muslim, xenophobia, caste, casteism, minority, slur, terrorist, treated differently, refuse to serve, look down on me, because i'm black, because i am black, because i'm asian, because i'm muslim, because i'm indian, because i am muslim, because of my race, because of my religion, because of my accent, because of my name, because of my skin, because of where i'm from, because of my colour, hijab, turban, headscarf, slurs, stopped by police, searched, random check, random checks, where are you really from, make fun of my accent, racist joke, racist jokes, racist remark, racist comments, microaggression, microaggressions, bigot, bigotry, hate crime, white people, ethnicity, origin
    rassis*, diskriminier*, vorurteil*, hautfarbe, auslander*, herkunft, nachname
    racis*, discrimin*, prejuicio*, color de piel, extranjer*, apellido, inmigrante
    जाति, भेदभाव, रंगभेद, नस्ल, jaati, bhedbhav, jaat, caste
    差別, 人種, 偏見, 肌の色, 外国人, 名字`,
  sexism: `sexism, sexist, misogyny, women, woman, girls, female, equality, equal, gender, harassment at work, demeaning, belittle, because i'm a woman, men at work, patriarchy, feminism, objectify, cat-call, catcall, only woman, only female, only girl, male colleagues, men talk over, boys' club, old boys, gender pay, maternity, sexual harassment, sexist joke, sexist jokes, mansplain, catcalled, inappropriate comments
    sexis*, frauen, gleichberechtig*, sexuell*
    machis*, mujer, mujeres, igualdad, feminis*
    औरत, महिला, लड़की होने, लड़कियों, aurat, mahila, ladki hone
    女性, 女だから, 男女, セクハラ, 性差別`,
  lgbt: `gay, lesbian, bisexual, bi, trans, transgender, queer, lgbt, lgbtq, coming out, come out, closet, closeted, homophobic, homophobia, sexuality, sexual orientation, same-sex, two boys, likes boys, like boys, likes girls, i like girls and, i like boys and, i'm gay, im gay, i am gay, son is gay, daughter is gay, friend is gay, pronouns, transition, partner is a woman, partner is a man, tell my parents i'm, tell my parents im
    schwul*, lesbisch*, queer, outen, coming-out
    gay, lesbiana, homosexual*, salir del armario, homofob*
    समलैंगिक, गे, gay
    ゲイ, レズ, 同性, カミングアウト, lgbt`,
  stranger_in_need: `stranger, strangers, homeless, beggar, begging, sleeping rough, rough sleeper, lying on the street, on the sidewalk, bystander, bystanders, walked past, walked by, walk past, walking past, looked away, look away, did nothing to help, nobody helped, nobody stopped, stop to help, refugee, refugees, neighbour, neighbor, neighbours, next door, help others, helping others, helping someone, begging outside, homeless man, homeless woman, homeless people, on the streets, sleeping in the doorway, saw someone being, saw a man, saw a woman, didn't help, didn't stop, should i help, afraid to help, intervene, step in, get involved, elderly neighbour, new neighbours, asylum seekers, asylum, migrants, helping strangers, act of kindness, acts of kindness, good samaritan
    obdachlos*, bettler*, fremde, vorbeigegangen, weggeschaut, nachbar*, hilfsbereit*, fluchtling*
    desconocid*, sin techo, mendig*, nadie ayudo, vecin*, refugiad*, ayudar a
    बेघर, भिखारी, अजनबी, पड़ोसी, मदद, bhikhari, ajnabi, padosi, madad
    見知らぬ, ホームレス, 見て見ぬ, 通り過ぎ, 近所, 助け`,
  giving: `charity, donate, donation, volunteer, volunteering, generous, generosity, give back, make a difference, community, contribute, contribution, serving others, selfless, good cause, pay it forward, orphanage, give to charity, give money to, give away, giving away, fundraise, fundraising, help the poor, help the needy, help less fortunate, less fortunate, philanthropy, volunteer work, ngo, mentor kids, teach poor, serve my country, of service, be useful, being useful
    spende*, ehrenamt*, wohltatig*, helfen, gemeinschaft, dienen
    donar, voluntari*, caridad, ayudar, generos*, comunidad, servir
    दान, सेवा, समाज, daan, seva, samaj
    寄付, ボランティア, 人の役に, 貢献, 奉仕`,
  selfishness: `selfish, selfishness, self-centred, self-centered, narcissist, narcissistic, egoist, ego, egotistical, only thinks of himself, only thinks of herself, only cares about, me me me, self-absorbed, immature, spoiled, spoilt, entitled, entitlement, everything is about her, everything is about him, all about her, all about him, never thinks of others, takes and takes, inconsiderate, thoughtless, self-obsessed, attention seeker, drama queen, spoiled brat, brat, full of himself, full of herself
    egois*, selbstsuchtig*, narzis*, eingebildet*
    egois*, narcis*, creid*, mimad*
    स्वार्थी, मतलबी, swarthi, matlabi, selfish
    わがまま, 自己中, 自分勝手, ナルシスト`,
  praise: `praise, praised, compliment, compliments, encourage, encouragement, kind word, kind words, recognition, recognised, takes the credit, took the credit, award, medal, applause, approval, followers, famous, fame, celebrity, spotlight, good job, well done, pat on the back, never praised, never praises, never compliments, flattery, admiration, want to be famous, want to be noticed, seek approval, seeking approval, need approval, need validation, crave attention, no recognition, not recognised, went viral, standing ovation, trophy, honoured
    lob, loben, gelobt, anerkenn*, komplimente, ruhm, beruhmt*, preis
    elogio*, reconocimiento, fama, famos*, premio, aplauso, aprobacion
    तारीफ, प्रशंसा, मशहूर, शोहरत, tareef, taarif, mashhoor, shohrat
    褒め, 称賛, 承認, 有名, 名声, 賞`,
  pride: `pride, proud, ego, arrogant, arrogance, big head, big-headed, boast, boasting, show off, showing off, humble, humility, modest, modesty, conceited, superior, know-it-all, cocky, snob, look down on, looks down on, better than others, mean to, cruel to slower, clever, too proud, swallow my pride, stuck up, think i'm better, thinks he's better, thinks she's better, smarter than everyone, looks down, rub it in, brag, brags, bragging, full of myself, success went to my head, gone to my head, went to his head, went to her head, overconfident, entitled, superiority, unkind, being unkind
    stolz, hochmut*, arrogan*, eingebildet*, demut*, bescheiden*, angeb*
    orgull*, arrogan*, humild*, soberbi*, presumi*
    घमंड, अहंकार, विनम्र*, ghamand, ahankar, ghamandi
    傲慢, 謙虚, 自慢, プライド, 高慢`,
  teasing_online: `social media, instagram, facebook, twitter, tiktok, youtube, comment section, comments, online, internet, trolls, troll, posts, posting, viral, cancelled, cancel culture, boycott, followers, scroll, scrolling, feed, fake news, shitstorm
    soziale medien, internet, online, kommentare, instagram, shitstorm
    redes sociales, internet, comentarios, instagram, seguidores
    सोशल मीडिया, इंस्टाग्राम, कमेंट, social media, insta, comments
    sns, インスタ, ツイッター, ネット, 炎上, 誹謗`,
  role_model: `role model, idol, star i admired, met my hero, mentor, mentors, guru, admire, look up to, teacher who, idolise, idolised, my inspiration, disappointed by someone i, looked up to, never meet your heroes, favourite singer, favourite actor, need a mentor, find a mentor, good teacher, wise person, favorite, fan of
    vorbild*, idol, mentor*, held
    modelo a seguir, idolo, mentor*, heroe
    आदर्श, गुरु, प्रेरणा, guru, aadarsh, prerna
    憧れ, 尊敬, お手本, 師匠, 恩師`,
  far_apart: `long distance, long-distance, far apart, far away, far from each other, miles apart, distance, different countries, other side of the world, other country, seldom meet, never see each other, haven't seen, haven't met, video call, separated from, deployed, deployment, stationed, abroad for work, away for months, months away, miss my wife, miss my husband, miss my family, miss my best friend, overseas, in prison, in jail, locked up, different city, different cities, moved away, lives abroad, lives far, lives in another, lives overseas, works overseas, working overseas, works abroad, oil rig, at sea, sailor, navy, army wife, military, time zone, time zones, only see each other, once a year, facetime, miss each other, long distance relationship, ldr, hours away, miles away, thousands of miles, parents live far, grandchildren live
    fernbeziehung, weit weg, entfernung, auslandseinsatz, im einsatz, getrennt voneinander, sehen uns, bundeswehr, im ausland
    a distancia, relacion a distancia, lejos, separad*, en el extranjero, desplegad*, no nos vemos
    दूर, दूरी, विदेश में पति, door, doori, door rehta
    遠距離, 遠く離れ, 離れて, 会えて, 会えない, 会えず, 単身赴任`,
  honesty: `honest, honesty, truth, truthful, tell the truth, lie, lied, lies, liar, lying, white lie, white lies, untrue, not true, isn't true, made up, make things up, fake, faked, pretend, pretended, pretending, pretends, double life, keep up the act, deceive, deception, exaggerate, dishonest, told him that, never told her, never told him, come clean, cover up, lied about my, lying about my, lied on my, lied to my, lying to my, keep lying, pathological liar, habit of lying, half-truth, half truth, fib, fibs, fabricated, fabricate, false, told a lie, told lies, tell her the truth, tell him the truth, tell them the truth, should i tell her, should i tell him, should i tell them, hiding the truth, keeping a secret, living a lie, facade, catfish, fake profile, pretend to be
    ehrlich*, luge*, lugt, gelogen, wahrheit, vortausch*, verheimlich*, so getan
    mentir*, mentira*, menti, miento, verdad, hones*, fing*, sincer*
    झूठ, सच, ईमानदार*, jhooth, jhoot, jhuth, sach, imandar*
    嘘, うそ, 正直, 本当のこと, 偽り, ごまか`,
  confession: `confess, confession, confessed, own up, come clean, admit what i did, admit, secret, secrets, hide it, hiding something, hidden, nobody knows, no one knows, they don't know, stole, stolen from, steal, stealing, shoplift, shoplifted, took money, took cash, someone else was blamed, found out, caught, conscience, guilty secret, cheated on my wife and, i cheated, i stole, i lied, i hit, i crashed, did something bad, did something terrible, did something awful, done something bad, done something terrible, shameful secret, dark secret, guilty of, they blamed, got away with, took the blame, come forward, turn myself in, get it off my chest, own up to
    gesteh*, gestand*, beicht*, geheim*, gestohlen, geklaut, klaue*, niemand weiss
    confes*, secreto*, robe, rob*, nadie sabe, ocult*
    कबूल, राज़, चोरी, चुराय*, छुपा*, chori, churay*, chupa*, kabool
    告白, 打ち明け, 秘密, 盗, 隠し`,
  theft: `stolen, stole my, thief, thieves, robbed, robbery, burgled, burglar, burglary, broke into, break-in, broken into, mugged, pickpocket, swindled, scammed, ripped off, nicked, robbers, my bike was, my phone was stolen, my car was stolen, my laptop was, shoplifter, pickpocketed, con man, conned, scammer, fraudster, cheated out of, cheated me out
    gestohlen, dieb*, einbruch*, eingebrochen, geklaut, beraubt
    rob*, ladron*, me robaron, asalt*, estaf*
    चोरी हो, चोर, लूट*, chori ho, chor, loot*
    盗まれ, 泥棒, 空き巣, 詐欺`,
  small_people: `juniors, junior staff, servants, waiter, cleaner, disrespect, disrespected, treat people, treats people, rude, polite, politeness, manners, courtesy, dignity, hierarchy
    respekt*, hoflich*, wurde, rang
    respet*, educacion, dignidad, modales
    इज्जत, इज़्ज़त, सम्मान, izzat, samman
    尊重, 礼儀, 尊厳, 身分`,
};
