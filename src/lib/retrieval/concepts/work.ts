/** Work, business and money. */
export const work = {
  job: `job, work, working, workplace, office, employer, employee, profession, career, occupation, gig, nine to five, 9 to 5, employment, work place, my work, at work, workers, worker, nine-to-five, 9-5, corporate, desk job
    arbeit, job, beruf*, stelle, firma, buro
    trabajo, empleo, oficina, empresa, trabajar, profesion
    नौकरी, काम, ऑफिस, दफ्तर, naukri, kaam, office, nokri
    仕事, 会社, 職場, 勤め, 働`,
  job_loss: `fired, sacked, the sack, laid off, lay off, layoff, layoffs, redundant, redundancy, lost my job, lost job, losing job, lose my job, let go, let me go, lets me go, dismissed, dismissal, terminated, axed, pink slip, unemployed, unemployment, jobless, out of work, between jobs, demoted, demotion, cut my position, shown the door, losing my job, lost his job, lost her job, my contract ended, contract wasn't renewed, not renewed, made redundant, been fired, got fired, getting fired, company closed, plant closed, factory closed, restructuring, restructured, downsized, downsizing, replaced by a machine, no job, can't find a job, cannot find a job, can't find work, months without work, without a job
    gekundigt, kundigung, entlassen, arbeitslos*, rausgeschmissen, job verloren, arbeit verloren
    despedid*, despido, despidieron, me echaron, desemple*, en paro, sin trabajo, perdi mi trabajo, perdi el trabajo
    नौकरी चली गई, नौकरी से निकाल*, बेरोजगार*, naukri chali gayi, naukri se nikal*, berozgar, naukri gayi
    クビ, 解雇, リストラ, 失業, 失職, 無職`,
  ousted: `pushed out, forced out, ousted, oust, kicked out of my own, thrown out of my own, board, removed me, removed from, overthrown, own company, my own organisation, charity i founded, founder, founded, i founded, started it, from scratch, co-founder pushed, shut out, replaced me, replaced by, co-founders, my own startup, fired from my own, betrayed by my partner, business partner, partners pushed, investors replaced, replaced as ceo, took over my company, stole my company, lost control of, my life's work, lose everything i built, company i built, company i founded, company i started, charity i started, band i started, club i founded
    abgesetzt, abgewahlt, rausgedrangt, gegrundet, vorstand
    me echaron de mi, expulsad*, fundador*, fund*, junta directiva
    निकाल दिया, खुद बनाई, nikal diya, khud banayi
    追い出され, 創業, 解任, 立ち上げた`,
  job_search: `job interview, interview, interviews, job application, applications, apply for jobs, applying, resume, cv, cover letter, candidates, recruiter, no replies, rejected by employers, job hunt, job hunting, looking for a job, looking for work, linkedin, hired, first job, qualifications, placement, hundreds of applications, applied for, applied to, no callbacks, ghosted by recruiters, overqualified, underqualified, no experience, entry level, entry-level, job market, gap in my cv, gap in my resume, interviewer, first interview, second interview, new graduate, fresh graduate, fresher, rejection email, rejection emails
    bewerb*, vorstellungsgesprach, lebenslauf, jobsuche
    entrevista, curriculum, buscar trabajo, busco trabajo, solicitud
    इंटरव्यू, नौकरी ढूंढ*, interview, naukri dhund*, placement
    就活, 面接, 転職活動, 履歴書, 求人`,
  quitting_job: `quit my job, quit job, quitting, resign, resignation, hand in my notice, leave my job, leaving my job, leave job, walk away from my job, stay or go, hate my job, unhappy at work, dread monday, mondays, dead-end job, safe job, secure job, steady job, stable job, comfortable job, golden handcuffs, good salary, well-paid, quit and, follow my dream, start my own, open my own, set up my own, go solo, go freelance, self-employed, leap, jump ship, sensible, leave a stable, stable career, leave a good job, leave a well, leave corporate, leave the corporate, leaving a good, want to quit my, thinking of quitting, should i quit, should i resign, toxic job, soul-sucking, soul sucking, soul-destroying, miserable at work, hate going to work, hate my work, hate my career, stuck in a job, stuck in my job, trapped in my job, job i hate, job that pays, pays well but, good money but, pays the bills but, dream business, business idea, take the plunge, give it all up, security of, steady paycheck, steady income, regular income, pension and
    kundigen, job kundigen, sicherer job, sichere stelle, selbststandig*, aufhoren zu arbeiten, hasse meinen job
    dejar mi trabajo, renunciar, trabajo seguro, dejar el trabajo, por mi cuenta, montar mi propi*
    नौकरी छोड़*, इस्तीफा, naukri chhod*, naukri chod*, resign
    辞めたい, 辞め, 退職したい, 独立, 脱サラ`,
  boss: `boss, bosses, manager, supervisor, superior, team lead, leader, ceo, director, chief, management, line manager, employer, executive, higher-ups, foreman, my manager's, team leader, department head, principal, superior officer, headmaster, line-manager, leadership team, senior manager, partners at my firm
    chef, chefin, vorgesetzt*, leiter*, manager*, geschaftsfuhr*
    jefe, jefa, gerente, director*, supervisor*, encargad*
    बॉस, मैनेजर, मालिक, boss, manager, malik
    上司, 社長, 部長, 課長, 店長, ボス`,
  unfair_boss: `unfair boss, boss hates me, boss treats, boss is, picks on me, transferred, transfer, sidelined, passed over, lied to my boss, lies to my manager, complained about me, office politics, plotting, plot, scheming, intrigue, my colleagues plot, toxic boss, toxic workplace, micromanage, micromanages, takes credit, shouts at me at work, grudge against my boss, boss yells, boss screams, boss bullies, boss ignores, boss blames, boss favours, boss favors, boss doesn't like, boss humiliates, boss is rude, boss is unfair, manager hates, manager is unfair, manager bullies, manager ignores, unfairly treated at work, treated unfairly at work, favouritism, favoritism, passed me over, blamed at work, blamed me at work, set me up, sabotaging me, undermine, undermines, undermined, undermining me, written warning, bad appraisal, bad performance review, hr, colleague lied, coworker lied, want me out, stood up for me
    versetzt, strafversetzt, intrig*, chef hasst, ungerechter chef
    jefe injusto, me trasladaron, intriga*, jefe toxico
    बॉस परेशान, ट्रांसफर, boss pareshan, transfer
    左遷, 異動, パワハラ, 理不尽`,
  speaking_truth: `speak up, speaking up, speak out, tell the boss, tell my boss, tell him the truth, dare to say, dares to say, afraid to say, nobody says, nobody dares, nobody disagrees, no one disagrees, agrees with him, agrees with her, agrees with the boss, yes-men, yes men, yes-man, groupthink, sugar-coat, sugarcoat, elephant in the room, disagree with the boss, speaks first, honest opinion, candid, candour, frank, silent in meetings, echo chamber, hierarchy, afraid to tell my boss, afraid to tell, can't tell my boss, can't say no to my boss, disagree with my boss, disagree openly, contradict, challenge the, raise concerns, raised concerns, raise a concern, no one questions, nobody questions, no one speaks up, nobody speaks up, no one challenges, shoot the messenger, bad news to, honest feedback, give feedback, give honest feedback, constructive criticism, hold back my opinion, psychological safety, devil's advocate, hippo
    meinung sagen, ja-sager, widersprech*, traut sich, offen sagen, wahrheit sagen
    decir la verdad, nadie se atreve, todos asienten, opinion sincera, dan la razon
    सच बोल*, हाँ में हाँ, sach bol*, haan mein haan
    本音, 反対意見, 誰も言え, 意見を言え, イエスマン`,
  colleague: `colleague, colleagues, coworker, co-worker, coworkers, teammate, teammates, workmate, workmates, guys at work, people at work, staff, desk next to
    kolleg*, mitarbeiter*
    coleg*, companer*
    सहकर्मी, साथी, colleague, sahkarmi
    同僚, 仲間, チームメイト`,
  team: `team, teams, teamwork, group project, collaborate, collaboration, cooperate, cooperation, unity, united, pull together, same direction, squad, committee, my team is, team doesn't, team members, team member, work together, working together, not pulling their weight, pull their weight, silos, infighting, factions, rivalries within, different opinions, same page, on the same page, choir, band members, club members
    team*, gruppe, zusammenarbeit, zusammenhalt
    equipo, grupo, colabor*, trabajo en equipo, unidad, unid*
    टीम, एकता, team, ekta
    チーム, 団結, 協力, 組織`,
  leadership: `lead, leads, leading, leader, leadership, manage people, managing people, manage a team, managing a team, in charge, captain, run a team, motivate people, motivate my team, inspire others, responsibility for, authority, new manager, took over the team, power, command, promoted to manager, first-time manager, first time manager, new boss, lead others, people look to me, gain respect, earn respect, earn their respect, my team doesn't respect, manage former, run a company, running a team, head teacher, be a good boss, be a good leader, be a better leader, lazy team, unmotivated team, team is lazy, team morale, morale, lazy employees, lazy employee
    fuhr*, leiten, leitung, verantwortung, chef sein
    lider*, dirigir, liderazgo, a cargo, mando
    नेतृत्व, लीडर, leader, netritva
    リーダー, 率い, 指導, まとめ役, 管理職`,
  managing_juniors: `delegate, delegating, delegation, redo, redoing, redo their work, do it myself, do everything myself, fix it myself, fix their mistakes, messing up, messes up, makes mistakes, keeps making mistakes, my employee, my employees, my intern, intern, interns, trainee, apprentice, junior, juniors, staff mistakes, underperform, underperforming, poor performance, sloppy work, too soft, too nice as a boss, demanding, push people, micromanaging, train new people, help them grow, coach them, high standards, standards, quality of their work, train my replacement, training a new, new hire, new hires, new employee, struggling employee, weak employee, weak performer, low performer, give them feedback, correct their, hand over tasks, let go of control, control freak, can't let go of control, faster to do it, easier to do it myself, quicker to do it myself, do it all myself, trust my team, trust my staff, don't trust my team, keeps forgetting, same mistakes, not meeting expectations, expectations of my team, raise the bar, standards slip, standards are
    delegier*, praktikant*, azubi*, selber machen, fehler meiner
    deleg*, becari*, practicante*, empleados cometen, lo hago yo
    मेरे जूनियर, स्टाफ गलती, junior galti, staff galti
    部下, 後輩, 新人, 任せ, 教育係`,
  hiring: `hire, hires, hired someone, hiring, recruit, recruiting, recruitment, applicants, candidates, find good people, employ, first employee, talent, scout, choose people, pick a team, right people, right person for, best candidate, pick the right, choose a business partner, choose my cofounder, find a cofounder, wrong hire, bad hire, hiring mistake, interviewing people, build a team, building a team, first hire, hire friends, hire a friend
    einstell*, personal suchen, bewerber
    contrat*, candidat*, reclut*
    हायर, भर्ती, hire, bharti
    採用, 雇う, 人材`,
  promotion: `promotion, promoted, promote, overlooked, passed over, passed up, pay rise, raise, new role, next level, ready for, not ready, job offer, offered a job, offered me, career ladder, step up, move up, turned down for, didn't get the promotion, got the promotion, got the job over me, junior got promoted, younger colleague got, out of my depth, bigger role, more responsibility, relocate, relocation, headhunted, counteroffer, counter-offer, big opportunity, once in a lifetime, too early, too soon, take the offer, accept the offer, accept the job, take the job
    beforder*, aufstieg, gehaltserhohung, jobangebot
    ascenso, ascend*, promocion, oferta de trabajo, aumento
    प्रमोशन, तरक्की, promotion, tarakki
    昇進, 出世, 昇格, 昇給`,
  underpaid: `underpaid, low pay, poorly paid, badly paid, pay rise, pay review, raise, minimum wage, low salary, salary, wage, wages, salaries, paid so little, paid peanuts, earn so little, earns so little, unpaid, strike, union, exploited, exploitation, overtime, fair pay, pay cut, earn more, ask for a raise, asking for a raise, ask for more money, deserve a raise, deserve more, paid less than, earns less than, earn less than, overworked and underpaid, two jobs to, paycheque, working poor, working full time and, full-time and still, can't live on, tips, wage theft, pay is, the pay, poor pay, pays badly, pays nothing, pays poorly
    unterbezahlt, mindestlohn, gehalt*, lohn*, streik*, gewerkschaft, ausgebeutet, lohnerhohung
    mal pagad*, sueldo, salario, huelga, sindicato, explot*
    तनख्वाह, वेतन, कम पैसे, tankhwah, salary, vetan, kam paise
    給料, 安月給, 薄給, 賃金, 残業代`,
  humble_job: `cleaner, janitor, scrub, sweeper, garbage, bin man, refuse collector, dishwasher, waitress, waiter, cashier, supermarket, checkout, stacking shelves, warehouse, delivery driver, courier, security guard, maid, labourer, laborer, factory, assembly line, care worker, call centre, humble job, simple job, lowly, menial, unskilled, ordinary job, essential worker, low status, embarrassed by my job, ashamed of my job, useless job, unimportant, toilet cleaner, cleaning toilets, clean toilets, clean houses, clean offices, cleaning lady, custodian, plumber, bus driver, truck driver, taxi driver, uber driver, rickshaw, farm worker, field work, picking fruit, fast food, mcdonald's, barista, receptionist, call center, data entry, blue collar, blue-collar, manual labour, manual labor, bricklayer, construction, shop assistant, shelf, retail worker, work in retail, low-skilled, no one respects my job, people look down on my job, look down on my work, not a real job, embarrassed about my job, just a housewife, housewife, stay-at-home mom, stay-at-home mum, stay at home mom, stay at home mum, homemaker, insignificant, small job, dead end job, unimportant job, what i do doesn't matter, nobody notices my work, nobody notices what i do, caretaker, orderly, hospital ward, porter, attendant
    putz*, reinigungskraft, kassier*, mullabfuhr, hilfsarbeiter*, lagerarbeiter*, krankenpfleger*, nur ein
    limpi*, cajer*, basura, camarer*, almacen, repartidor*, enfermer*, obrer*
    सफाई, मज़दूर, मजदूर, चौकीदार, नौकरानी, safai, mazdoor, chowkidar
    掃除, 清掃, レジ, 倉庫, 配達, 看護師, 工場`,
  work_life: `work-life balance, work life balance, overwork, overworked, workaholic, work too much, working too much, always at work, work weekends, late at the office, family suffers, no time for, busy schedule, burnt out at work, long hours, two jobs, obsessed with work, obsessed, neglect my family, neglect friends, forget birthdays, no social life, my work is my life, married to my work, married to my job, home late, never see my family, family complains, wife complains i, husband complains i, always at the office, work all the time, working all the time, laptop on holiday, emails at night, phone at dinner, working evenings, working weekends, no hobbies, no life outside, nothing but work, hustle culture, work comes first, career or family, career and family, work and family, job and family, work or family, burn out, burning out, long commute, switch off
    uberstunden, work-life-balance, zu viel arbeit, arbeite zu viel, keine zeit, workaholic
    equilibrio, trabajo demasiado, adicto al trabajo, horas extra, no tengo tiempo, conciliar
    समय नहीं, टाइम नहीं, time nahi, samay nahi
    仕事と家庭, 両立, 働きすぎ, 残業, 過労, 忙し`,
  whistleblowing: `whistleblower, whistleblowing, report it, report them, wrong at work, illegal, unethical, fraud at, pollute, pollutes, pollution, toxic waste, cover it up, cover up, cook the books, falsify, falsified, forge, forged, fake papers, sign off, sign papers, sign something, refuse to sign, told me to keep quiet, keep quiet, keep my mouth shut, look the other way, turn a blind eye, stay silent, staying silent, against my conscience, against my principles, conscience, principles, moral, morals, ethics, integrity, bribe, bribery, bribes, corruption, corrupt, safety rules, safety report, ordered me to, asked me to lie, refuse, refusing, lose my job if, weapons, breaking the law, against the law, something illegal, committing fraud, fraud, embezzle, embezzling, stealing from the company, fake invoices, tax evasion, fiddle, lying to customers, lying to clients, mislead customers, mislead clients, misleading, unsafe, cutting corners, cut corners, safety violations, against my values, against my beliefs, compromise my values, compromise my principles, sell my soul, sell out, selling out, do something wrong, do something i think is wrong, do the right thing, right thing to do, doing the right thing, told to lie, asked to lie, forced to lie, report my boss, report my company, report my colleague, going public, go public, expose them, blow the whistle, retaliation, hush money, nda, ethical, ethical dilemma, moral dilemma, tobacco, arms company, oil company, military contracts
    gewissen, bestech*, korrupt*, vertusch*, falsch*, illegal*, schweigen soll, unterschreiben, moral*, prinzipien
    conciencia, soborn*, corrup*, ilegal, encubr*, callar, firmar, falsific*, principios
    भ्रष्टाचार, रिश्वत, ज़मीर, गलत काम, bhrashtachar, rishwat, zameer, galat kaam, ghoos
    不正, 内部告発, 賄賂, 良心, 隠蔽, 黙って`,
  career_choice: `career, career choice, which career, choose a career, profession, what to do with my life, what to become, what job, which job, calling, vocation, what am i good at, right job, dream job, passion, follow my passion, follow my heart, do what you love, love what i do, what i love, find my passion, suits me, career path, clear career, choose my career, what job suits, what am i supposed to do, don't know what i want to do, what do i do with my life, figure out what i want, too many interests, no passion, find what i love, do something i love, doing something i love, follow your passion, passion or money, passion vs, passionate about, true calling, wrong profession, wrong career, meant to do, born to
    berufswahl, berufung, leidenschaft, was soll ich werden, welchen beruf
    vocacion, que carrera, pasion, a que dedicarme
    करियर, क्या बनूं, जुनून, career, kya banu, kya karu life, passion
    進路, 天職, やりたいこと, 将来の仕事, 向いて`,
  career_change: `career change, change careers, change career, changing careers, new career, second career, start over, starting over, start again, new field, different field, retrain, retraining, too old to start, too old to, reinvent, reinvent myself, midlife, second act, new chapter, transferable skills, switch, begin again, after the army, after years as, another profession, leave teaching, leave nursing, leave law, quit teaching, quit nursing, start from the bottom, start at the bottom, from zero, pivot, back to square one, mid-career, at 40, at forty, at 45, at 50, at fifty, at 35, late bloomer, go back to studying, learn to code, second chance at, new profession, new direction, new beginning, transition into, move into another field, change fields, switching careers, switch careers, switch fields, leave the military, left the military, veteran, ex-army
    umschul*, neuanfang, quereinsteig*, beruf wechseln, neu anfangen
    cambiar de carrera, cambiar de trabajo, empezar de cero, reinvent*, nueva etapa
    करियर बदल*, नई शुरुआत, career change, nayi shuruaat
    転職, キャリアチェンジ, やり直, 再出発, 第二の人生`,
  retirement: `retire, retired, retiring, retirement, pension, pensioner, stop working, last working day, hang up, step down, stepping down, hand over, handing over, successor, end of my career, sold my company, sold the company, sold my business, don't have to work, nothing to do all day, sit at home all day, sitting around, useless, no longer needed, not needed, what next, after my career, fill my days, since i retired, recently retired, just retired, about to retire, early retirement, forced to retire, forced retirement, retiring from, days are empty, nothing to do, no purpose since, too much free time, miss my work, miss working, no one needs me, nobody needs me, past it, put out to pasture, selling my business, sell my business, sell my company, give up the reins, hand the business, pass on the business, next generation, empty nest, kids have left, kids left home, children have left home
    rente, rentner*, ruhestand, pension*, pensioniert, nachfolg*, aufhoren, nicht mehr gebraucht
    jubil*, retir*, pension, sucesor, ya no sirvo
    रिटायर*, सेवानिवृत्त*, पेंशन, retire, retirement, pension
    定年, 退職, 引退, 老後, 年金, 役に立って, することがな`,
  giving_up_calling: `stop doing what i love, have to stop, time to stop, when to stop, last season, body can't, body cannot, body gave up, body is done, too old to continue, last game, farewell, goodbye to, say goodbye to, hang up my, call it a day, all my life, whole life, for twenty years, after twenty years, don't know how to live without, who am i without, give up my sport, leave the stage, end of an era, letting go, let go, give up dancing, give up playing, give up football, give up running, can't play anymore, can no longer play, cannot play anymore, can't dance anymore, can no longer dance, career-ending, career ending, end my career, ended my career, last match, final season, doctor says i must stop, doctor says i have to stop, doctors say i should stop, too old to play, body is failing, body can't keep up, joints, arthritis, quit the band, leaving the sport, identity was, was my whole life, was my life, is my whole life
    abschied, karriereende, aufhoren mussen, loslassen, letzte saison
    despedida, dejar el deporte, colgar, retirarme, decir adios, dejar ir
    अलविदा, छोड़ना पड़, alvida, chhodna pad*
    引退, 別れを告げ, 手放, 最後の試合`,
  startup: `startup, start-up, business, own business, entrepreneur, entrepreneurship, founder, cofounder, co-founder, venture, side hustle, side project, side business, small business, shop, online shop, restaurant, cafe, salon, self-employed, freelance, etsy, launch, launched, bootstrapped, my business, my startup, my company, start a business, starting a business, start a company, starting a company, run a business, running a business, business owner, small company, self employed, freelancer, freelancing, consultant, consultancy, agency, ecommerce, e-commerce, food truck, family firm, new product, product launch, mvp, prototype, cofounders, co-founders
    startup, unternehm*, geschaft, firma grunden, laden, selbststandig*, grund*
    negocio, emprend*, empresa, tienda, startup, soci*
    बिज़नेस, बिजनेस, व्यापार, दुकान, धंधा, स्टार्टअप, business, dukaan, dukan, dhandha, startup
    起業, ビジネス, 商売, 開業, 店を, スタートアップ`,
  small_beginnings: `small beginnings, small start, start small, tiny business, grows slowly, growing slowly, slow growth, hardly grows, hardly any customers, few customers, few orders, barely any sales, just a hobby, years in, still small, seeds, is it worth it, keep going or, slow start, few sales, no sales, no customers, only a handful, handful of, ten subscribers, few subscribers, few followers, few readers, no followers, no views, nobody watches, nobody reads my, not taking off, hasn't taken off, won't take off, take off, tiny, growth is slow, too small, not making money, isn't making money, barely breaking even, break even, when will it pay off, pay off, how long before
    kleiner anfang, wachst langsam, wenig kunden, kaum kunden
    empezar pequeno, crece poco, pocos clientes, pasatiempo, pocos pedidos
    छोटा काम, छोटी शुरुआत, chota kaam, choti shuruaat, chhota business
    小さく始め, 趣味, なかなか成長し, 売れない`,
  funding: `no money to start, investor, investors, funding, venture capital, raise money, capital, loan for my business, bootstrap, no budget, no team, doing everything myself, no staff, all by myself, starting from nothing, from nothing
    investor*, kapital, finanzierung, kein startkapital
    inversor*, financiacion, capital, sin dinero para empezar
    निवेश*, फंडिंग, पूंजी, funding, investor, poonji, paisa lagana
    投資, 資金, 融資, 元手`,
  bankruptcy: `bankrupt, bankruptcy, went bust, go bust, gone bust, bust, insolvent, insolvency, went under, goes under, go under, closed down, close down, shut down, shutting my, business failed, company failed, failed business, restaurant failed, lost everything, lost our savings, lost all my money, owe money, creditors, debts, wiped out, collapse, collapsed, flop, flopped, product failed, startup failed, nobody buys, nobody bought, investors lost, out of business, going out of business, business is failing, business is dying, shop is failing, shop closed, cafe closed, failed entrepreneur, failed founder, startup died, ran out of money, run out of money, running out of money, out of cash, lost my investment, lost their money, lost his savings, lost her savings, lost my savings, life savings, foreclosure, bailiffs, debt collectors, lost the house, lost the business, lost my business, lost my company, lost the company, had to close, wind up the company, failed launch, launch flopped, no one bought, nobody wanted it
    pleite, insolven*, konkurs, bankrott, schliessen, gescheitert, schulden, glaubiger
    quiebra, quebr*, bancarrota, cerrar el negocio, deudas, arruin*, acreedores, fracaso
    दिवालिय*, बंद हो गय*, घाटा, कर्ज, क़र्ज़, dukaan band, dukan band, business band, band ho gayi, band ho gaya, ghata, karz, karza
    倒産, 破産, 廃業, 潰れ, 借金`,
  downturn: `recession, downturn, crisis, economy, bad year, terrible year, market crash, stock price, share price, shares fell, layoffs coming, cut costs, cost cutting, inflation, slump, hard times, storm, tough times, lean years, economic crisis, financial crisis, market is down, sales are down, sales dropped, sales have dropped, sales have halved, revenue down, revenue dropped, orders dried up, hiring freeze, budget cuts, cutting jobs, fire people, firing people, have to lay off, letting people go, let people go, survive the crisis, weather the storm, bear market, stock fell, stock crashed, crypto crash, crypto, invested everything, lost in the stock
    rezession, wirtschaftskrise, krise, aktienkurs, sparen
    recesion, crisis, economia, mal ano, bolsa
    मंदी, संकट, mandi, sankat
    不況, 不景気, 危機, 株価`,
  customers: `customer, customers, client, clients, user, users, audience, buyers, demand, market, market research, what people want, survey, focus group, complaint, complaints, complain, complaining, unhappy customers, angry customers, support tickets, reviews, refund, refunds, customer service, angry client, angry customer, difficult client, difficult customer, bad review, one star, star reviews, churn, users leave, users complain, user feedback, what users want, what customers want, what do customers want, nobody wants, product market fit, product-market fit, market fit, listen to customers, fans
    kund*, nutzer*, beschwer*, publikum, nachfrage
    client*, usuari*, queja*, publico, demanda
    ग्राहक, कस्टमर, शिकायत, grahak, customer, shikayat
    顧客, お客, 客, ユーザー, クレーム, 苦情`,
  data: `data, numbers, figures, statistics, metric, metrics, dashboard, dashboards, kpi, kpis, analytics, spreadsheet, look fine, look good on paper, anecdote, calculate, a/b test, a b test, spreadsheets, conversion, the numbers say, numbers look, according to the data, stats, surveys, survey results, research says, report says, on paper, quantitative, measurable, measuring, gut or data, data or gut, forecast, projections
    daten, zahlen, statistik*, kennzahlen, messen
    datos, numeros, cifras, estadistic*, metric*
    आंकड़*, डेटा, data, numbers
    データ, 数字, 統計, 指標`,
  competition: `competition, competitor, competitors, rival, rivals, rivalry, compete, competing, beaten by, beats me, outplayed, outsmart, one step ahead, copy us, copied us, copycat, market leader, giant, big chain, win against, opponent, opponents, adversary, better than me, better than i, undercut, undercutting, undercuts, stealing our customers, steal our customers, stealing my customers, copied my idea, copying us, copying me, copied my, bigger company, big company, bigger companies, corporation, chain store, opened next door, opened across, better funded, market share, ahead of us, always wins, can't beat, cannot beat, beat him, beat her, beat them, unbeatable, number two, second place, runner-up, compete with
    konkurren*, rival*, gegner*, wettbewerb*, besser als ich
    competencia, competidor*, rival*, adversari*
    प्रतियोगि*, मुकाबला, प्रतिद्वंद्वी, competition, muqabla, mukabla
    競争, ライバル, 競合, 負けたく`,
  old_rival: `old rival, former rival, old enemy, old opponent, ex-colleague, used to compete, we were rivals, bury the hatchet with, make peace with my rival, bad blood, old feud, competitor offers, work with my enemy
    alter rivale, alter feind, fruherer konkurrent
    antiguo rival, viejo rival, viejo enemigo
    पुराना दुश्मन, purana dushman
    かつてのライバル, 旧敵`,
  decision: `decide, deciding, decision, decisions, choose, choosing, choice, choices, torn between, undecided, indecisive, can't decide, cannot decide, make up my mind, dilemma, crossroads, pick one, which one, should i stay, either or, weigh up, pros and cons, dither, dithering, second-guess, hesitate, hesitation, regret it later, go for it, take the risk, risk, hard decision, difficult decision, big decision, right decision, wrong decision, make a decision, making decisions, decision making, can't choose, can't make up, unsure whether, not sure whether, not sure if i should, don't know if i should, whether to, option, options, two options, two offers, two jobs offers, fork in the road, flip a coin, on the fence, regret my decision, what if i regret, should we
    entscheid*, entschluss, hin- und hergerissen, wahl, zogere*, soll ich
    decid*, decision*, eleg*, eleccion, dilema, dudo, deberia
    फैसला, निर्णय, चुन*, दुविधा, faisla, decide, nirnay, duvidha, chunu
    決め, 決断, 選択, 迷って, 迷い, 選べ`,
  slow_decisions: `decide too slowly, too slow, takes forever, months of meetings, endless meetings, committee, committees, bureaucracy, bureaucratic, red tape, process, processes, procedure, procedures, paperwork, sign-off, approvals, analysis paralysis, overanalyse, overanalyze, overthinking a decision, more information, enough information, wait for more facts, perfect information, missed the moment, missed the chance, by the time we, too late by then, irreversible, reversible, undo, take it back, waste time in meetings, waiting for approval, wait for approval, layers of management, too many rules, too many forms, too much process, everything needs approval, needs approval, nobody decides, no one decides, nobody can decide, can't get anything approved, moving too slowly, move so slowly, big company now, since we grew, overthink every decision, overthink decisions, overthink everything, second guess everything, research for weeks, researching for weeks, compare every option, all the facts, all the information, afraid of the wrong decision, afraid of choosing wrong
    burokrat*, ausschuss, ausschusse, zu langsam, prozesse, freigabe*
    burocra*, comite*, papeleo, demasiado lento, tramites
    बहुत देर, कमेटी, committee, bahut der
    官僚, 会議ばかり, 手続き, 決まらない, 優柔不断`,
  intuition: `intuition, gut, gut feeling, instinct, inner voice, small voice, heart says, head or heart, heart or head, listen to my heart, hunch, feels right, feels wrong, something tells me, trust myself, trust my gut, sixth sense, trust my instincts, trust your gut, my gut, my gut says, my gut tells, my heart tells, my heart says, my heart wants, my head tells, follow my gut, feels off, don't feel right, doesn't feel right, just know, premonition, vibe, vibes, ignored my gut, ignore my gut
    bauchgefuhl, intuition, instinkt, innere stimme, herz oder kopf
    intuicion, instinto, corazonada, voz interior, corazon o cabeza
    अंतरात्मा, दिल की आवाज, मन की आवाज, dil ki awaz, dil kehta
    直感, 心の声, 本能, 勘`,
  meetings: `meeting, meetings, slides, slide deck, slide decks, deck, decks, powerpoint, presentation, presentations, minutes, memo, report, agenda, brainstorm, brainstorming, nobody reads, agreed on, unclear, workshop, zoom, teams call, video calls, remote, remote work, work from home, working from home, home office, hybrid, in person, hallway, corridor, water cooler, office vibe, pointless meetings, too many meetings, back to back meetings, slide, bullet points, pitch deck, written report, documents, documentation, miscommunication, communicate ideas, explain my idea, explain my ideas, present my idea, get my point across, write clearly, return to office, back to the office, office days, wfh, slack, video meetings, online meetings, team is remote, remote team, hybrid work, bump into
    besprech*, sitzung*, prasentation*, folien, homeoffice, protokoll, meeting*
    reunion*, presentacion*, diapositivas, teletrabajo, actas
    मीटिंग, प्रेजेंटेशन, meeting, presentation, work from home
    会議, 打ち合わせ, プレゼン, 資料, 在宅, リモート, テレワーク`,
  ideas: `idea, ideas, innovation, innovate, innovative, invent, invention, inventor, new ideas, no ideas, out of ideas, something new, creative, creativity, originality, think outside, experiment, experiments, crazy idea, curiosity, curious, explore, breakthrough, spontaneous, brilliant idea, great idea, business ideas, idea for, come up with, new product, new way, new approach, always done it, always been done, try something new, trying something new, explore new, inventing, patents, patent, tinkering, what if we, side ideas, inspiration for, question everything, ask why, why do we do
    idee*, innovat*, erfind*, kreativ*, einfall*, neugier*
    idea*, innov*, invent*, creativ*, curios*, original*
    आइडिया, विचार, रचनात्मक, idea, soch, creative
    アイデア, 発想, 創造, 発明, ひらめ, 好奇心`,
  creative_block: `creative block, writer's block, writers block, artist's block, blank page, blank canvas, canvas, stuck on my novel, stuck with my writing, can't write, cannot write, can't paint, no inspiration, inspiration, uninspired, lost my creativity, dried up, used to write, used to draw, muse, creative, can't create, cannot create, creatively stuck, creative rut, creatively dead, out of inspiration, no new ideas, haven't written, haven't painted, haven't drawn, haven't made anything, stopped writing, stopped painting, stopped drawing, stopped making music, finish my novel, finish my book, finish my album, half-written, unfinished novel, blocked, empty page, sit at my desk and, ideas have dried, everything i write is, everything i make is, hate everything i write, hate everything i make
    schreibblockade, leinwand, leere seite, keine inspiration, inspiration, mir fallt nichts ein
    bloqueo creativo, pagina en blanco, lienzo, sin inspiracion, inspiracion
    प्रेरणा नहीं, लिख नहीं पा, kuch likh nahi, inspiration nahi
    スランプ, 描けない, 書けない, インスピレーション, キャンバス`,
  art: `art, artist, artists, paint, painting, painter, drawing, sketch, doodle, music, musician, song, songs, guitar, piano, violin, sing, singing, singer, band, writer, author, novel, novelist, poem, poetry, poet, film, cinema, theatre, theater, actor, actress, acting, audition, auditions, dance, dancing, dancer, photography, design, sculpt, comic, art school, creative work, artwork, creative person, creatives, creative career, creative job, starving artist, drawings, paintings, poems, lyrics, songwriter, songwriting, album, orchestra, choir, pianist, guitarist, violinist, musicians, rapper, dj, filmmaker, director, screenplay, script, playwright, comedian, stand-up, comedy, ballet, choreographer, pottery, crafts, knitting, fashion, illustrator, animation, photographer, my book, my novel, my poems, my songs, my paintings, my music, my art, my drawings, short stories, blog
    kunst*, malen, male, maler*, musik*, schreib*, roman, gedicht, schauspiel*, singen, tanz*, zeichn*
    arte, artista, pint*, musica, musico, escrib*, novela, poesia, actor, actriz, cant*, dibuj*, bail*
    कला, चित्र*, संगीत, गाना, लेखक, लिखना, अभिनय, एक्टिंग, नाच, kala, acting, gaana, likhna, singer, dance
    芸術, 絵, 音楽, 小説, 作家, 歌, 俳優, 演劇, 踊, 描`,
  gatekeepers: `publisher, publishers, manuscript, self-publish, self-publishing, rejection letter, rejection letters, rejection, rejections, rejected my, rejected by, turned down, turned me down, turned us down, nobody wants my, gallery, galleries, record label, agent, agents, producer, gatekeeper, gatekeepers, permission, approval, refused my, submissions, unpublished, nobody takes me seriously, rejected me, been rejected, got rejected, getting rejected, keeps getting rejected, rejected again, rejected from, rejected everywhere, no one will publish, nobody will publish, won't publish, literary agent, literary agents, labels, casting, casting director, curators, curator, festival rejected, grant rejected, funding rejected, application rejected, committee rejected, said no, say no to my, everyone says no, closed doors, door closed, doors closed, no connections, don't know the right people, need permission, ask permission, allowed to, self publish, release it myself, put it out myself, experts say
    verlag*, manuskript, abgelehnt*, absage*, ablehn*, selbst veroffentlich*
    editorial*, manuscrito, rechaz*, autopublic*, negativa*
    प्रकाशक, रिजेक्ट, अस्वीकार, reject, rejected, prakashak
    出版社, 原稿, 不採用, ボツ, 断られ, 自費出版`,
  slim_chances: `odds, slim chance, slim chances, long odds, long shot, one in a million, one in a thousand, unlikely, hardly anybody makes it, hardly anyone makes it, almost nobody makes it, unrealistic, realistic, impossible, pipe dream, laugh at my dream, laughs at my dream, big dream, childhood dream, make it as, make a living as, break into, become famous, become an actor, become a singer, become a writer, novelist, chances are, my chances, what are my chances, one percent, 1%, out of thousands, thousands of applicants, acceptance rate, so competitive, too competitive, highly competitive, oversaturated, saturated, everyone wants to be, make it in, making it as, make it big, making it big, ever make it, never make it, go pro, turn pro, professional athlete, professional footballer, professional musician, professional dancer, full-time artist, full-time musician, full-time writer, live from my art, live from my music, astronaut, hollywood, bollywood, broadway, superstar, be realistic, plan b, backup plan, back-up plan, fallback
    chancen, unrealistisch*, unmoglich*, traum, kaum jemand schafft, lachen mich aus
    probabilidad*, improbable, imposible, poco realista, vivir de
    नामुमकिन, असंभव, सपना, namumkin, asambhav, chance kam
    無理だと, 確率, 夢を, 不可能, 叶わない`,
  quality: `quality, craft, craftsmanship, perfection, perfectionist, perfectionism, perfect, high standards, good enough, done well, excellence, excellent, best at, half-hearted, careless, sloppy, pay attention to detail, mediocre, attention to detail, not good enough yet, never finished, keep polishing, never happy with my work, obsess over details, obsess over, too picky, cut corners, cutting corners, sloppiness, shoddy, mediocrity, average work, do it properly, do things properly, do it right, take pride in, pride in my work, nobody would notice, no one would notice, who will notice, hidden, ship it, good work, best work, perfectly
    qualitat*, perfektion*, sorgfalt*, gut genug
    calidad, perfeccion*, detalle*, excelencia
    गुणवत्ता, परफेक्ट, perfect, quality
    品質, 完璧, 丁寧, こだわり`,
  design: `design, designer, simple, simplicity, simplify, complicated, complexity, aesthetics, taste, layout, user interface, app, website, clutter
    design*, einfach*, kompliziert*, hasslich*
    diseno, disen*, sencill*, simple, complicad*
    डिज़ाइन, सरल, design
    デザイン, シンプル, 複雑`,
  being_wrong: `wrong, i was wrong, being wrong, proven wrong, turned out wrong, was right, were right, was right all along, admit i was wrong, admit a mistake, admitting, change my mind, changed my mind, changing my mind, stubborn, insisted, was sure, was so sure, so certain, fought for, argued for, opinion, opinions, evidence, save face, back down, eat my words, pride, hate being wrong, hate to be wrong, proved me wrong, proven me wrong, prove me wrong, i'm always right, have to be right, always have to be right, need to be right, want to be right, lost the argument, changed his mind, changed her mind, change your mind, different opinion now, no longer believe, used to believe, outgrown, views have changed, opinions have changed, flip-flop, hypocrite, stubbornness, pig-headed, doubling down, double down, turned out i was, i had been wrong, misjudged, i misjudged
    falsch gelegen, unrecht, recht gehabt, meinung andern, stur*, zugeben
    equivoc*, tenia razon, cambiar de opinion, terc*, reconocer
    गलत था, गलत थी, ज़िद, राय बदल*, galat tha, galat thi, zid
    間違って, 間違い, 意地, 考えを変え, 正しかった`,
  mistake: `mistake, mistakes, error, blunder, screwed up, screw up, messed up, mess up, botched, got it wrong, oversight, cost us, public mistake, made a mistake, made a big mistake, made a huge mistake, big mistake, huge mistake, terrible mistake, costly mistake, stupid mistake, mistake at work, messed everything up, ruined everything, fucked up, f***ed up, bungled, wrong call, my error, own my mistake, learn from my mistakes, keep making mistakes, afraid of making mistakes, afraid to make mistakes, went wrong
    fehler*, vermasselt, versaut
    error*, equivocacion, la pifie, metí la pata, meti la pata
    गलती, भूल, galti, bhool
    失敗, ミス, 過ち, 間違`,
  focus: `focus, focused, priorities, priority, prioritise, prioritize, too many projects, too many things, too many ideas, too many goals, too much at once, everything at once, at the same time, spread too thin, spread thin, multitask, multitasking, juggle, scattered, all over the place, get nothing done, nothing gets done, nothing finished, finish nothing, make no progress, no progress, half-finished, say no to, cut back, what matters, what is important, too many interests, too many hobbies, many interests, jump from one, jumping from one, jump between, ten things, five things, dozens of, pulled in, pulled in different directions, can't prioritise, can't prioritize, what to focus on, narrow down, say no to good, cut projects, kill projects, too many features, too many products, too many tasks, start many things, start a lot of things, start everything, never finish what i start, never finish anything, side projects, distractions
    fokus*, prioritat*, zu viele, verzettel*, gleichzeitig, alles auf einmal, komme nicht voran
    prioridad*, demasiadas cosas, a la vez, no avanzo, muchas cosas, varios proyectos
    प्राथमिकता, बहुत सारे काम, एक साथ, focus, ek saath, bahut saare
    集中, 優先, 手を広げ, 同時に, あれもこれも, 中途半端`,
  rich: `rich, richest, wealth, wealthy, millionaire, fortune, money, lots of money, earn well, good money, high salary, luxury, expensive, status, status symbol, penthouse, success, everything i wanted, all i ever wanted, everything i dreamt of, got everything, have everything, six figures, six-figure, earning well, well off, well-off, well paid, wealthier, made a lot of money, making a lot of money, make a lot of money, make more money, won the lottery, lottery, sold shares, big house, nice car, sports car, mansion, designer, luxury lifestyle, private school, have it all, have everything i, everything money can buy, money can't buy, money doesn't, money isn't everything, financially free, financial freedom, spoiled kids, spoil my kids, what to do with the money, more money than
    reich*, vermogen, geld, luxus, wohlstand, verdiene gut
    ric*, riqueza, dinero, fortuna, lujo, gano bien
    अमीर, पैसा, पैसे, दौलत, ameer, paisa, paise, daulat
    お金持ち, 金持ち, 財産, お金, 富, 裕福`,
  money_worries: `money worries, debt, debts, in debt, broke, bills, rent, overdue, mortgage, can't pay, cannot pay, can't afford, cannot afford, no money, short of money, money is tight, make ends meet, poor, poverty, paycheck, pay day, payday, loan, loans, loan shark, bank account empty, overdraft, savings gone, financial trouble, struggling financially, food bank, hungry, hunger, evicted, eviction, struggling to pay, struggle to pay, behind on rent, behind on bills, behind on my, late on rent, credit card debt, credit card, credit cards, student loan, student loans, maxed out, payday loan, living on, living paycheck, paycheck to paycheck, month to month, no savings, skint, penniless, food stamps, welfare, benefits, benefit, heating, electricity bill, feed my kids, feed my family, feed the kids, grew up poor, growing up poor, born poor, poor background, poor neighbourhood, slum, slums, council estate, trailer park, going hungry, skipping meals, sell my car, moneylender, inflation
    schulden, miete, rechnungen, kein geld, pleite, arm, armut, geldsorgen, kredit
    deuda*, alquiler, facturas, sin dinero, no tengo dinero, pobre*, pobreza, hipoteca, no llego a fin de mes
    कर्ज*, क़र्ज़, पैसे नहीं, गरीब*, किराया, उधार, karz, paise nahi, gareeb, garib, gareebi, udhaar, kiraya, emi
    借金, 家賃, お金がない, 貧乏, 貧困, 生活が苦し, ローン`,
  family_money: `lend money, lending, lent, borrow, borrows, borrowed money, loan to a friend, loan to my brother, asks me for money, ask me for money, asking me for money, asking for money, handouts, hand out, freeload, freeloader, sponge, sponging, relatives want money, family wants money, support my family, send money home, sending money home, pay for everyone, buy them a car, bought them, expect me to pay, since i got rich, since i made money, since my promotion, gifts, spoil, spoiling, lent my, lent him, lent her, lent money, loaned, loaned him, loaned her, loan him, loan her, pay me back, pays me back, paid me back, never paid back, never repaid, owes me money, owes me, bail him out, bailed him out, bailing him out, bail her out, bail out, co-sign, cosign, living off me, lives off me, live off me, lives rent free, won't get a job, financially support, financially supporting, supporting my, support my parents, support my brother, support my siblings, enabling, enable him, enable her, expect money, expects money, atm, bank of mum, bank of dad, give them money, giving them money, give him money, giving him money, give her money, giving her money, send money, sending money, asks for money, ask for money, money from me, cousins ask, relatives ask, rich uncle, breadwinner, black tax
    geld leihen, leihen, um geld, bittet um geld, verleihen, schmarotz*
    prest*, me piden dinero, pedir dinero, prestado, mantengo
    पैसे मांग*, उधार मांग*, paise maang*, udhar maang*, paise mangte
    金を貸, お金を貸, 仕送り, 金を無心, たか`,
  shopping: `shopping, shop online, online shopping, shopaholic, buy things, buying things, buying stuff, order online, packages, impulse buy, clothes i don't, new phone, gadgets, possessions, belongings, stuff, clutter, declutter, minimalism, minimalist, hoard, hoarding, consumerism, materialism, materialistic, spending, spend too much, want more, wanting more, never enough, never satisfied, next purchase, wardrobe, shoes, compulsive shopping, shopping addiction, addicted to shopping, buy too much, buying too much, keep buying, spend money on things, spend all my money, overspend, overspending, wardrobe full, closet full, house is full, too much stuff, so much stuff, too many things, tidy, get rid of, garage full, storage unit, latest phone, latest iphone, brand, brands, branded, sale, sales bargains, retail therapy, online orders, deliveries, delivery, haul, kondo, simple life, live simply, living simply, simpler life, downsize, downsizing, upgrade, keep up with the joneses, joneses, impress people, impress others, clothes
    einkauf*, shoppen, bestell*, kaufe standig, kaufsucht, konsum*, kram, ausmist*
    compr*, consumis*, cosas que no necesito, gasto demasiado
    खरीद*, शॉपिंग, फिजूल खर्च, shopping, kharid*, khareed*, fizool kharch
    買い物, 買って, 浪費, 物が多, 断捨離, 通販`,
  greed: `greed, greedy, want more, wanting more, craving, desire, desires, never satisfied, never enough, how much is enough, self-interest, more and more, unsatisfied, dissatisfied, can't be content, always want, always wanting, always wanted more, next thing, what i don't have, insatiable, selfish ambition, money hungry, money-hungry, hunger for more
    gier*, nie genug, wunsch*, begehr*
    codici*, avaric*, deseo*, nunca es suficiente, nunca basta
    लालच, इच्छा, lalach, laalach, ichchha
    欲, 貪欲, 足りない, 欲望`,
  inheritance: `inheritance, inherit, inherited, will, last will, estate, heir, heirs, house my parents left, family property, siblings fight over, divide the
    erbe, erbschaft, testament, geerbt, vererb*
    herencia, testamento, hered*
    विरासत, वसीयत, जायदाद, बंटवारा, virasat, vasiyat, batwara, jaydad
    相続, 遺産, 遺言`,
};
