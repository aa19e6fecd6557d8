/** School, exams, learning and sport. */
export const study = {
  exam: `exam, exams, examination, test, tests, entrance exam, finals, midterm, midterms, quiz, board exam, boards, neet, jee, upsc, cat exam, sat, gcse, gcses, a-levels, a levels, bar exam, baccalaureate, attempt, resit, retake, mock test, aspirant, university entrance, entrance test, final exams, final exam, final year exams, state exam, licensing exam, driving test, math test, maths test, chemistry test, civil service exam, ielts, toefl, lsat, mcat, gmat, gre, o levels, olympiad, mocks, exam hall, exam season, exam stress, exam results, exam tomorrow
    prufung*, klausur*, abitur, abi, examen, test
    examen*, selectividad, oposicion*, prueba
    परीक्षा, एग्जाम, इम्तिहान, पेपर, pariksha, exam, imtihan, imtehan, paper, boards
    試験, テスト, 受験, 入試, 共通テスト`,
  exam_failure: `failed exam, fail exam, failed my exam, failed the exam, flunk, flunked, didn't pass, did not pass, low marks, low score, bad marks, bad score, bad result, scored only, scored, percentile, cutoff, cut-off, not selected, didn't get selected, didn't get in, rejected by university, got rejected from, drop year, dropper, results came, failed neet, failed jee, average marks, average student, below average, bombed, dream college, waitlist, fail my exams, failed my exams, failed exams, failed all my, failed the bar, failed twice, failed again, failed three times, failing my classes, failing my course, failed the test, failed my test, failed the year, repeat the year, repeat a year, held back a year, kept back, lowest marks, lowest in class, bottom of the class, c student, d's, f on, got an f, got a c, got a d, only got, got only, didn't make the cut, didn't clear, couldn't clear, could not clear, not cleared, unable to clear, missed by, marks short, rejected by every, rejected from every, rejected by all, gpa, low gpa, bad gpa, medical seat, med school rejected, rejected from med school, rejected from medical, iit, aiims, second attempt, third attempt, fourth attempt, last attempt, dropper year, gap year
    durchgefallen, nicht bestanden, schlechte note*, verhauen
    suspend*, reprob*, mala nota, malas notas, nota baja, no aprobe
    फेल, असफल, कम नंबर, नंबर कम, रिजल्ट, रैंक, fail ho, fail ho gaya, fail ho gayi, number kam, kam number, marks kam, result, selection nahi
    試験に落, 落ちた, 不合格, 赤点, 点数, 浪人, 留年`,
  exam_unfair: `paper leak, paper leaked, leaked paper, leaked, cheating in exam, grace marks, rigged, scam, unfair exam, unfair result, inflated marks, everyone's marks, recheck, re-exam, retest, cancelled exam, exam cancelled, court decision, supreme court, perfect score, favoured, nepotism, reservation, unfair marking, unfairly marked, unfair grading, graded unfairly, teacher marked me down, wrong answer key, answer key, exam was rigged, admissions scandal, bribed their way, quota, got in by cheating, cheated and got, cheaters got, others cheated, technical glitch, server crashed, exam postponed, postponed exam, results delayed, results withheld, supreme, court case about
    prufung unfair, betrug bei der, ungerechte note
    examen injusto, filtrad*, trampa*, amañ*, injusta
    पेपर लीक, लीक, धांधली, नकल, घोटाला, paper leak, leak ho gaya, dhandhli, nakal, ghotala, re-neet
    不正受験, カンニング, 漏洩`,
  studying: `study, studies, studying, revise, revision, homework, syllabus, textbook, textbooks, chapter, chapters, learn for, lectures, student, students, hours of study, study hours, coaching, tuition, term paper, thesis, dissertation, phd, assignment, study for, studying for, study all day, study at night, study time, study alone, exam prep, prepare for, preparing for, preparation, learn for my, tutoring, semester, modules, phd student, grad school, graduate school, my thesis, my dissertation, my phd, notes, library
    lernen, studier*, studium, hausaufgaben, vorlesung*, schule, bachelorarbeit, masterarbeit, doktorarbeit
    estudi*, deberes, apuntes, clases, tesis, asignatura
    पढ़ाई, पढ़ना, पढ़ने, पढ़, सिलेबस, padhai, padhna, padhne, padh, syllabus, padhayi
    勉強, 学習, 授業, 宿題, 論文, 卒論`,
  no_study_motivation: `don't feel like studying, no motivation to study, can't study, cannot study, can't make myself study, not interested in studies, bored of studying, sleepy when i study, fall asleep over, open a book, open my books, mind wanders, why study, hate studying, no interest in, don't want to study, motivation, unmotivated, sit down to study, sitting down to study, start studying, get myself to study, force myself to study, procrastinate studying, studying is boring, school is boring, boring subject, can't bring myself to study, no desire to study, lost interest in studies, lost interest in studying, lazy student, zero motivation, lost motivation, lost my motivation, no will to study, why should i study, why do i need to study, what's the use of studying, pointless to study, don't see the point of studying, don't see the point of school
    keine lust zu lernen, keine motivation, unmotiviert, lernen fallt mir
    no tengo ganas de estudiar, sin ganas, desmotivad*, motivacion
    मन नहीं लगता, मन नहीं लग, पढ़ाई में मन, पढ़ने का मन, mann nahi lagta, man nahi lagta, padhai mein mann, padhne ka mann, padhai me man
    やる気, 勉強する気, モチベーション, 勉強が手につか`,
  rote_learning: `rote, memorise, memorize, memorising, memorizing, by heart, learn by heart, mug up, mugging up, cram, cramming, crammed, night before, forget everything, forget it all, forget what, blank in the exam, don't understand, do not understand, can't understand, understand nothing, understand the concept, concept, concepts, weak student, slow learner, weak in maths, bad at maths, bad at math, stupid, dumb, brain, too slow, weak brain, not smart, dull, don't get it, don't get maths, don't get math, i don't get, can't remember anything, can't remember what, can't remember, forget everything i, forget what i, forget what i study, forget what i learn, memory is bad, bad memory, poor memory, learning by heart, without understanding, just memorise, just memorize, only memorise, explain things simply, simple explanation, make sense, makes no sense, don't understand anything, not intelligent, low iq, iq, not bright, slow, feel stupid in class, feel dumb, stupidest, everyone understands but, ask stupid, stupid question, stupid questions, afraid to ask questions, afraid to ask
    auswendig*, verstehe nichts, verstehe es nicht, vergesse alles, dumm
    memoriz*, de memoria, no entiendo, se me olvida, tont*
    रट*, रट्टा, याद नहीं, समझ नहीं, कमज़ोर, कमजोर, भूल जात*, ratta, rat lena, yaad nahi, samajh nahi, kamzor, bhool jata, bhool jati
    暗記, 覚えられ, 理解でき, 頭が悪, 忘れて`,
  hard_subject: `maths, math, mathematics, geometry, algebra, physics, chemistry, organic chemistry, organic, biology, science, grammar, language, difficult subject, hard subject, too hard for me, beyond me, calculus, statistics class, trigonometry, bad at math, bad at maths, struggle with math, struggle with maths, struggling with math, struggling with maths, struggling with physics, struggling with chemistry, hate math, hate maths, hate physics, coding class, foreign languages, learning french, learning german, learning english, spelling, handwriting
    mathe, mathematik, physik, chemie, schweres fach
    matematicas, fisica, quimica, asignatura dificil
    गणित, भौतिकी, विज्ञान, केमिस्ट्री, maths, physics, chemistry, ganit
    数学, 物理, 化学, 苦手科目`,
  time_left: `time left, days left, days remaining, only days, weeks left, months left, last month, last months, running out of time, too late to start, too late, backlog, syllabus not finished, syllabus incomplete, haven't started, haven't touched, havent started, not even started, haven't even, barely started, behind schedule, last minute, can i still do it, still possible, one month, days to go, drop this year, deadline, weeks away, days away, month away, is tomorrow, is next week, in two weeks, in two months, in three weeks, in a month, one week left, two weeks left, two months left, one month left, three months left, how can i cover, cover the syllabus, finish the syllabus, complete the syllabus, enough time, not enough time, running late, started too late, start so late, wasted the whole year, wasted a year, wasted months, wasted my year, whole year, still have time, is there still time, nothing prepared, unprepared, behind in, so far behind, catch up with
    noch tage, zeit reicht, zu spat, tage bis, noch wochen, nicht angefangen
    quedan dias, dias para, tarde para, no he empezado, poco tiempo
    दिन बचे, समय कम, कितना समय, शुरू नहीं, din bache, din baaki, time kam, syllabus baaki, backlog, shuru nahi
    あと日, 間に合, 残り, 直前, まだ始め`,
  past_papers: `past papers, previous year, previous years, old papers, question paper, important questions, important chapters, pattern, what will come, guess paper, last days, mock, past paper, past exam, past exams, old exams, old exam, sample papers, sample paper, model papers, practice papers, practice tests, exam pattern, which chapters, what chapters, most important topics, important topics, predict, prediction, predicted questions, likely questions
    alte klausuren, altklausur*
    examenes anteriores, examenes de otros anos
    पिछले साल, महत्वपूर्ण प्रश्न, pichle saal, important questions, pyq
    過去問`,
  timetable: `timetable, time table, schedule, schedules, planner, study plan, plan, plans, planning, bullet journal, to-do list, to do list, todo, beautiful plan, plan every day, never follow it, don't follow it, don't stick to, stick to, implementation, routine, study timetable, daily schedule, daily plan, weekly plan, plan my day, planning my day, make plans but, make a plan but, plans but never, never follow, follow through, notion, planner apps, productivity, productivity apps, organised, disorganised, organized, disorganized, time management, manage my time, to-dos, lists
    zeitplan, stundenplan, lernplan, plan
    horario, planific*, agenda, plan
    टाइमटेबल, समय सारणी, योजना, timetable, time table, schedule, planning
    時間割, 計画, スケジュール, 予定`,
  distraction: `distraction, distracted, distract, concentrate, concentration, attention span, phone, smartphone, mobile, screen time, reels, tiktok, youtube, netflix, gaming, video games, social media, scroll, scrolling, doomscroll, notifications, can't focus, mind wanders, glued to, addicted to my phone, all day on, addicted to social media, addicted to games, addicted to gaming, addicted to youtube, phone addiction, screen addiction, social media addiction, hours on my phone, on my phone all, always on my phone, check my phone, checking my phone, pick up my phone, can't put my phone, put down my phone, phone away, easily distracted, lose focus, losing focus, lose concentration, short attention, focus on anything, read more than, can't sit still, brain rot, fortnite, playstation, xbox, binge watching, series
    ablenk*, handy, konzentr*, bildschirm*, zocken
    distra*, concentr*, movil, celular, pantalla, videojuegos
    ध्यान भटक*, मोबाइल, फोन, फ़ोन, गेम, mobile, phone, reels, dhyan bhatak*, concentrate
    気が散, スマホ, 集中でき, ゲーム, 動画`,
  choosing_subject: `which course, which branch, which subject, which degree, what to study, choose a major, choosing a major, major, branch, stream, mechanical, computer science, cs, engineering, commerce, arts, humanities, law, medicine, counselling, admission, college choice, which college, university choice, best branch, placements, science or arts, or music, two passions, both subjects, both things, give up one, pick one, liberal arts, which stream, which field, which university, which school, choose between, engineering or, medicine or, law or, arts or, science or, commerce or, business or, computer science or, choose a degree, choosing a degree, pick a major, picking a major, what major, change major, change my major, switch majors, switching majors, wrong major, wrong course, wrong degree, switch courses, two degrees, double major, art and science, science and art, music and science, technology and, philosophy and, interdisciplinary, useless degree, useful degree, job prospects, scope of, better scope, undeclared, college major, 12th, after 12th, after 10th, after school
    studienfach, was studieren, studiengang, fach wahlen, welches studium, beides
    que estudiar, que carrera, elegir carrera, ambas, las dos cosas
    कौन सा कोर्स, ब्रांच, स्ट्रीम, kaunsa course, konsa course, kaun sa branch, branch, stream, admission
    専攻, 学部, 文系, 理系, 進学, どっちも`,
  dropping_out: `drop out, dropped out, dropping out, dropout, leave college, left college, quit college, leave university, left university, left uni, quit uni, quit university, leave school, left school, never finished, never graduated, no degree, without a degree, don't have a degree, unfinished degree, modules short, credits short, one credit, one exam short, go back to school, going back to school, back to college, adult student, late student, diploma, degree, graduate, quit school, want to drop out, thinking of dropping, thought of dropping, leave my degree, leaving my degree, leave my course, leave my studies, quit my studies, quit my degree, quit my phd, leave my phd, abandon my studies, didn't finish college, didn't finish school, didn't finish university, didn't finish my degree, never finished college, never finished school, never finished my degree, never went to college, never went to university, no college degree, no qualifications, without qualifications, no diploma, high school dropout, college dropout, ged, finish my degree, finish my studies, return to college, return to university, return to school, mature student, back to university, back to uni, study again, oldest student, oldest in my class
    abgebrochen, studium abbrechen, abschluss, ohne abschluss, abbrech*, schule verlassen
    abandon*, dejar la carrera, dejar la universidad, sin titulo, titulo, no termine
    कॉलेज छोड़*, पढ़ाई छोड़*, डिग्री, college chhod*, college chod*, degree, padhai chhod*, padhai chod*
    中退, 退学, 学位, 卒業でき`,
  no_money_for_study: `can't afford coaching, cannot afford coaching, no money for coaching, coaching fees, school fees, college fees, fees, tuition fees, scholarship, poor family, parents can't pay, study at home, self study, without coaching, online classes, no internet, no laptop, small town, village, hindi medium, government school, no quiet place, work and study, part-time job, help my father, father's shop, one room, farmer's son, can't afford college, can't afford university, cannot afford college, can't afford to study, can't afford school, can't afford tuition, can't afford classes, family can't afford, parents can't afford, pay for college, pay for university, pay for my studies, pay my fees, pay tuition, tuition, expensive coaching, expensive course, kota, father is a farmer, father is a driver, dad is a driver, mother is a maid, family is poor, my family is poor, from a poor, from a small town, from a small village, from a village, first in my family, first generation, share a room, noisy house, crowded house, no wifi, no electricity, old phone, working to pay, work after school, work while studying, work part time, working part-time, job while studying, night school, evening classes, free resources, free classes
    studiengebuhren, kein geld fur, stipendium, arme familie
    beca, matricula, no puedo pagar, familia pobre, sin recursos
    कोचिंग, फीस, फ़ीस, पैसे नहीं, घर पर पढ़, गरीब परिवार, coaching, fees, ghar pe padh*, ghar par padh*, ghar pe taiyari, self study, hindi medium, sarkari school, gaon
    学費, 奨学金, 塾に行け, 貧しい家`,
  teacher: `teacher, teachers, teach, teaches, teaching, professor, tutor, tuition, kindergarten, school teacher, headteacher, lecturer, classroom, pupils, student of mine, instructor, takes classes, educator, as a teacher, become a teacher, being a teacher, school teachers, teaching job, my students, teach my students, teach kids, teach children, preschool, nursery school, primary school teacher, lecturing, tutoring
    lehrer*, unterricht*, erzieher*, dozent*
    profesor*, maestr*, ensen*, docente
    शिक्षक, टीचर, अध्यापक, सर, पढ़ात*, teacher, padhata, padhati, sir ji, shikshak
    先生, 教師, 教え, 講師, 保育士`,
  school: `school, schools, high school, college, university, uni, campus, semester, freshman, graduate, graduation, kindergarten, pupil, classmates, boarding school, middle school, primary school, secondary school, freshman year, senior year, dorm, hostel, school day
    schule, schul*, uni, universitat, studium, klasse
    escuela, colegio, universidad, instituto, clase
    स्कूल, कॉलेज, विद्यालय, school, college, university
    学校, 大学, 高校, 中学, 卒業`,
  reading: `read, reading, book, books, novel, library, literature, author, reader, pages, bookworm, read more, read books, reading books, read a book, finish a book, get into reading, started reading, stopped reading, bookshop, classics, favourite book, self-help books, biographies, philosophy, read to my, hates reading, doesn't read
    lesen, buch, bucher, bibliothek, lese
    leer, libro*, lectura, biblioteca
    किताब*, पुस्तक, kitab, kitaab, books
    読書, 本を, 図書館, 文学`,
  learning_new: `learn new, beginner, beginners, novice, new skill, new skills, new hobby, instrument, baking, knitting, practise, practising, still bad, still terrible, terrible at, bad at, hopeless at, no talent, first attempts, slow progress, don't improve, not improving, not getting better, keep failing at, try again, clumsy, two left feet, pick up a new, took up, taking up, take up, started learning, learning to play, learn to play, learn to cook, learn to draw, learning guitar, learning piano, learning a language, learn a language, can't get the hang, get the hang of, no good at, suck at, sucks, not good at, so bad at, still can't, still not good, beginner at, embarrassed to be a beginner, starting out, start as a beginner, old dog, new tricks, hobbies, dance class, dance classes, pottery class, evening course, swimming lessons, driving lessons, lessons, plateau, plateaued, no progress in
    lernen, anfanger*, uben, ubung, neues hobby, talentlos, schlecht in, komme nicht weiter
    aprend*, principiante, practic*, soy malo, torpe, no mejoro
    सीख*, अभ्यास, नया हुनर, seekh*, sikh raha, abhyas
    習い, 初心者, 練習, 上達, 下手, 学び`,
  cheating: `cheat, cheats, cheating, cheated in, copied, copying, copy their, copy my, plagiarise, plagiarize, plagiarism, chatgpt for homework, everyone cheats, everybody cheats, everyone copies, get away with it, getting away with, dishonest, right and wrong, fair play, doping, cheat on the test, cheat on a test, cheat on my exam, cheat on exams, cheated on a test, cheated on the exam, cheated in my exam, used chatgpt, use chatgpt, bought an essay, paid someone to, let me copy, let them copy, let him copy, copy my homework, copied my homework, everyone else cheats, everyone else does it, everybody else does it, if everyone does, win at any cost, win at all costs, ends justify, end justifies, bend the rules, bending the rules, break the rules, dishonesty, steroids, caught cheating, not get caught, don't get caught, won't get caught
    schummel*, abschreib*, spick*, betrug*, betrugen
    copi*, hacer trampa, tramp*, plagi*
    नकल, चीटिंग, nakal, cheating, cheat
    カンニング, ずる, 不正, コピー`,
  abroad_home_country: `live abroad, living abroad, study abroad, settled abroad, moved abroad, moved to canada, moved to america, brain drain, go back to my country, return to my country, back home, left my country, abandoned my country, my people, nri, motherland, fatherland, homeland, contribute to my country, canada, america, usa, uk, germany, australia, dubai, moved to the us, moved to the usa, moved to germany, moved to australia, moved to london, living in the us, living in america, living in germany, living in london, living in dubai, work abroad, working abroad, leave india, left india, back to india, return to india, stay abroad, settle abroad, settling abroad, guilt about leaving my country, left my parents behind, parents back home, leave my country, leave the country, leaving my country, my country is, my country has, our country is, country is going, corruption in my country, expatriate, visa, green card, citizenship, serve my country, give back to my country
    ausgewandert, im ausland leben, heimatland, heimat zuruck
    emigr*, vivo fuera, mi pais, volver a mi pais, patria
    विदेश, देश छोड़*, वतन, videsh, desh chhod*, canada, watan, foreign, bahar settle
    海外に住, 移住, 祖国, 母国`,
  training: `training, workout, work out, gym, jog, jogging, marathon, push through, push myself, endurance, stamina, fitness, sweat, pain barrier, give up at, athlete, sport, sports, cycle, swim, swimming, train for, training for, marathon training, running a marathon, first marathon, lift weights, weights, bodybuilding, triathlon, rowing, boxing, martial arts, judo, tennis, basketball, football, soccer, cricket, athletics, keep fit, get fit, out of breath, sore, sore muscles, hurts, pain, hit the wall, one more rep, push harder, extra mile, lazy about exercise, skip the gym, skipping the gym, motivation to train, motivation to work out, motivation to exercise
    training, trainier*, joggen, laufen, fitness*, sport*, ausdauer
    entren*, correr, gimnasio, ejercicio, deporte*, resistencia
    ट्रेनिंग, कसरत, दौड़*, व्यायाम, खेल, kasrat, gym, daud*, khel
    トレーニング, 運動, 走, 筋トレ, 部活, スポーツ, 鍛`,
  losing_match: `lost the match, lost match, lost the game, lost the final, losing a game, lost the race, loser, defeat, defeated, beaten, knocked out, knockout, thrashed, hammered, eliminated, relegated, championship, tournament, missed penalty, penalty, choked, choke, blew it, own goal, let the team down, losing streak, bad season, humiliating loss, lost in the final, lost in the semi, lost the championship, lost the cup, lost the election, lost the competition, lost the contest, lost the debate, lost my match, lost my fight, lost badly, lost again, keep losing, we lost, i lost the, our team lost, my team lost, didn't make the team, cut from the team, dropped from the team, benched, on the bench, missed the shot, missed the penalty, cost us the game, cost us the match, cost my team, let my team down, came last, finished last, last place, beaten by a, destroyed by, crushed by, humbled, sore loser, fear of losing, afraid of losing, hate losing, can't handle losing
    verloren, niederlage, ausgeschieden, besiegt, verlieren, turnier
    perdi la final, perdimos, derrot*, elimin*, torneo
    हार, हारा, हारी, हार गया, हार गयी, मैच, haar, haar gaya, haar gaye, haar gayi, match
    負け, 敗北, 敗れ, 試合, 決勝`,
  performance_nerves: `stage fright, performance, perform, performing, recital, concert, on stage, stage, audience, public speaking, speech, give a speech, presentation, presenting, speak in front, play in front, camera shy, before a game, before the exam, before an interview, big day, exam nerves, mind goes blank, head blank, head goes blank, blank out, black out, hands shake, hands shaking, shaky hands, hands go cold, voice shakes, freeze, froze, frozen, trembling, sweaty palms, butterflies, nervous, nerves, audition, toast, giving a presentation, give a presentation, have to present, giving a speech, have to give a speech, speak in public, speaking in public, speak in class, speaking in class, talk in front, talking in front, stand in front, standing in front, sing in front, perform in front, performance anxiety, panic before, panic during, panic in exams, panic in the exam, nervous before, nervous about, so nervous, sick before, throw up before, shake before, shaking before, forget my lines, forget everything when, forget everything in the exam, blank in exams, blank in the exam, freeze up, freeze when, clam up, stutter when, stammer, voice cracks, camera, interview tomorrow, big game, big match, big race, big speech, big presentation, best man speech, wedding speech
    lampenfieber, auftritt*, rede halten, vortrag*, buhne, prufungsangst, zitter*, blackout
    panico escenico, escenario, hablar en publico, actuar, discurso, me quedo en blanco, tiembl*
    मंच, भाषण, स्टेज, हाथ काँप*, हाथ कांप*, stage, bhashan, haath kaanp*, speech
    本番, 舞台, 発表, 人前, あがり症, スピーチ, 手が震え, 頭が真っ白`,
  coach: `coach, coaches, trainer, captain, coaching, mentor, manager of the team
    trainer*, coach
    entrenador*
    कोच, coach
    コーチ, 監督`,
};
