import type { DangerKind } from '#api/conversations.ts';

/** What the help under a message says, in one language. Where it stands is in help-lines.ts. */
export interface HelpTexts {
  title: Readonly<Record<DangerKind, string>>;
  lead: Readonly<Record<DangerKind, string>>;
  /** What somebody can do besides calling. */
  near: string;
  emergency: string;
  police: string;
  ambulance: string;
  crisis: string;
  violence: string;
  /** `112` in most countries. */
  emergencyWorldwide: string;
  directory: string;
  otherCountries: string;
  /** Who says this, and that nobody has read along. */
  source: (product: string, mentor: string) => string;
  /** What `source` calls the mentor before one has been chosen. */
  anyMentor: string;
}

/** The languages in which help is told; a person who writes another one reads it in their browser's, or in English. */
export const helpTexts = {
  en: {
    title: {
      'self-harm': 'You do not have to carry this alone',
      abuse: 'You have a right to be safe',
      emergency: 'Please get help right now',
    },
    lead: {
      'self-harm':
        'It sounds as if you may be thinking of dying or of hurting yourself. Please talk with somebody now. The people below listen, without judging you.',
      abuse:
        'It sounds as if somebody is hurting you or making you afraid. It is not your fault. The people below will believe you and help you to be safe.',
      emergency:
        'It sounds as if you or somebody else may be in danger. Call the emergency number, or ask somebody near you to do it.',
    },
    near: 'If you can, be with somebody you trust, or tell them how it is.',
    emergency: 'In danger now',
    police: 'Police',
    ambulance: 'Ambulance',
    crisis: 'Somebody to talk to',
    violence: 'Violence and abuse',
    emergencyWorldwide: 'Elsewhere, call your local emergency number. In many countries it is',
    directory: 'Helplines in every country:',
    otherCountries: 'Help in other countries',
    source: (product, mentor) =>
      `This comes from ${product}, not from ${mentor}. It appears by itself: nobody here has read your message, and nobody has been called. If it does not fit, just read on.`,
    anyMentor: 'a mentor',
  },
  hi: {
    title: { 'self-harm': 'आपको यह अकेले नहीं सहना है', abuse: 'सुरक्षित रहना आपका अधिकार है', emergency: 'कृपया अभी मदद लें' },
    lead: {
      'self-harm':
        'लगता है कि आपके मन में मरने या खुद को चोट पहुँचाने के विचार आ रहे हैं। कृपया अभी किसी से बात करें। नीचे दिए गए लोग बिना कोई राय बनाए आपकी बात सुनेंगे।',
      abuse:
        'लगता है कि कोई आपको चोट पहुँचा रहा है या डरा रहा है। इसमें आपकी कोई गलती नहीं है। नीचे दिए गए लोग आपकी बात पर विश्वास करेंगे और सुरक्षित रहने में आपकी मदद करेंगे।',
      emergency: 'लगता है कि आप या कोई और खतरे में हो सकता है। आपातकालीन नंबर पर फ़ोन करें, या अपने पास के किसी व्यक्ति से करवाएँ।',
    },
    near: 'हो सके तो किसी ऐसे व्यक्ति के साथ रहें जिस पर आपको भरोसा है, या उन्हें अपनी हालत बताएँ।',
    emergency: 'अभी खतरा हो तो',
    police: 'पुलिस',
    ambulance: 'एम्बुलेंस',
    crisis: 'बात करने के लिए',
    violence: 'हिंसा और दुर्व्यवहार',
    emergencyWorldwide: 'दूसरी जगहों पर अपने यहाँ के आपातकालीन नंबर पर फ़ोन करें। कई देशों में वह यह है:',
    directory: 'हर देश की हेल्पलाइन:',
    otherCountries: 'दूसरे देशों में मदद',
    source: (product, mentor) =>
      `यह संदेश ${product} की ओर से है, ${mentor} की ओर से नहीं। यह अपने आप दिखता है: यहाँ किसी ने आपका संदेश नहीं पढ़ा है, और किसी को फ़ोन नहीं किया गया है। अगर यह आपके लिए नहीं है, तो आगे पढ़ें।`,
    anyMentor: 'किसी मेंटर',
  },
  ja: {
    title: {
      'self-harm': 'ひとりで抱えこまないでください',
      abuse: 'あなたには安全でいる権利があります',
      emergency: '今すぐ助けを求めてください',
    },
    lead: {
      'self-harm':
        '死にたい、自分を傷つけたいという気持ちがあるのかもしれません。どうか今、誰かに話してください。下の窓口では、責めずに話を聞いてくれます。',
      abuse:
        '誰かに傷つけられたり、怖い思いをさせられたりしているのかもしれません。あなたは悪くありません。下の窓口は、あなたの話を信じ、安全のために力になってくれます。',
      emergency:
        'あなたや誰かに危険が迫っているのかもしれません。緊急の番号に電話するか、近くの人に電話してもらってください。',
    },
    near: 'できれば、信頼できる人と一緒にいるか、今の気持ちを伝えてください。',
    emergency: '今、危険なとき',
    police: '警察',
    ambulance: '救急',
    crisis: '話を聞いてくれる窓口',
    violence: '暴力・虐待の相談',
    emergencyWorldwide: 'ほかの国では、その国の緊急番号に電話してください。多くの国では次の番号です:',
    directory: '世界各国の相談窓口:',
    otherCountries: 'ほかの国の窓口',
    source: (product, mentor) =>
      `これは${product}からのお知らせで、${mentor}の言葉ではありません。自動で表示されています。あなたのメッセージは誰も読んでおらず、どこにも通報していません。当てはまらないときは、そのまま読み進めてください。`,
    anyMentor: 'メンター',
  },
  es: {
    title: {
      'self-harm': 'No tienes que cargar con esto a solas',
      abuse: 'Tienes derecho a estar a salvo',
      emergency: 'Pide ayuda ahora mismo',
    },
    lead: {
      'self-harm':
        'Parece que estás pensando en morir o en hacerte daño. Por favor, habla con alguien ahora. Las personas de abajo escuchan sin juzgarte.',
      abuse:
        'Parece que alguien te hace daño o te da miedo. No es culpa tuya. Las personas de abajo te creerán y te ayudarán a estar a salvo.',
      emergency:
        'Parece que tú u otra persona podéis estar en peligro. Llama al número de emergencias o pide a alguien cercano que lo haga.',
    },
    near: 'Si puedes, quédate con alguien de confianza o cuéntale cómo estás.',
    emergency: 'En peligro ahora',
    police: 'Policía',
    ambulance: 'Ambulancia',
    crisis: 'Alguien con quien hablar',
    violence: 'Violencia y maltrato',
    emergencyWorldwide: 'En otros lugares, llama al número de emergencias local. En muchos países es el',
    directory: 'Líneas de ayuda en todos los países:',
    otherCountries: 'Ayuda en otros países',
    source: (product, mentor) =>
      `Este aviso es de ${product}, no de ${mentor}. Aparece de forma automática: aquí nadie ha leído tu mensaje y no se ha llamado a nadie. Si no tiene que ver contigo, sigue leyendo.`,
    anyMentor: 'un mentor',
  },
  fr: {
    title: {
      'self-harm': 'Vous n’avez pas à porter cela en restant sans aide',
      abuse: 'Vous avez le droit d’être en sécurité',
      emergency: 'Demandez de l’aide maintenant',
    },
    lead: {
      'self-harm':
        'Il semble que vous pensiez à mourir ou à vous faire du mal. Parlez-en à quelqu’un maintenant, s’il vous plaît. Les personnes ci-dessous écoutent sans juger.',
      abuse:
        'Il semble que quelqu’un vous fasse du mal ou vous fasse peur. Ce n’est pas votre faute. Les personnes ci-dessous vous croiront et vous aideront à vous mettre en sécurité.',
      emergency:
        'Il semble que vous ou une autre personne soyez en danger. Appelez le numéro d’urgence, ou demandez à quelqu’un près de vous de le faire.',
    },
    near: 'Si vous le pouvez, restez avec une personne de confiance, ou dites-lui ce qui se passe.',
    emergency: 'En danger maintenant',
    police: 'Police',
    ambulance: 'Ambulance',
    crisis: 'Quelqu’un à qui parler',
    violence: 'Violences et maltraitance',
    emergencyWorldwide: 'Ailleurs, appelez le numéro d’urgence local. Dans de nombreux pays, c’est le',
    directory: 'Lignes d’écoute dans tous les pays :',
    otherCountries: 'De l’aide dans d’autres pays',
    source: (product, mentor) =>
      `Ce message vient de ${product}, et non de ${mentor}. Il apparaît automatiquement : personne ici n’a lu votre message, et personne n’a été appelé. S’il ne vous concerne pas, continuez votre lecture.`,
    anyMentor: 'l’un des mentors',
  },
  de: {
    title: {
      'self-harm': 'Sie müssen das nicht allein tragen',
      abuse: 'Sie haben ein Recht auf Sicherheit',
      emergency: 'Bitte holen Sie jetzt Hilfe',
    },
    lead: {
      'self-harm':
        'Es klingt, als dächten Sie daran, zu sterben oder sich etwas anzutun. Bitte sprechen Sie jetzt mit jemandem. Die Menschen hier unten hören zu, ohne zu urteilen.',
      abuse:
        'Es klingt, als täte Ihnen jemand weh oder machte Ihnen Angst. Sie sind nicht schuld. Die Menschen hier unten glauben Ihnen und helfen Ihnen, in Sicherheit zu kommen.',
      emergency:
        'Es klingt, als könnten Sie oder jemand anderes in Gefahr sein. Rufen Sie den Notruf, oder bitten Sie jemanden in Ihrer Nähe darum.',
    },
    near: 'Wenn es geht, seien Sie bei einem Menschen, dem Sie vertrauen, oder sagen Sie ihm, wie es Ihnen geht.',
    emergency: 'Jetzt in Gefahr',
    police: 'Polizei',
    ambulance: 'Rettungsdienst',
    crisis: 'Jemand zum Reden',
    violence: 'Gewalt und Missbrauch',
    emergencyWorldwide: 'Anderswo rufen Sie den örtlichen Notruf. In vielen Ländern ist es die',
    directory: 'Hilfetelefone in allen Ländern:',
    otherCountries: 'Hilfe in anderen Ländern',
    source: (product, mentor) =>
      `Dieser Hinweis kommt von ${product}, nicht von ${mentor}. Er erscheint von selbst: Niemand hier hat Ihre Nachricht gelesen, und niemand wurde angerufen. Wenn er nicht passt, lesen Sie einfach weiter.`,
    anyMentor: 'einem Mentor',
  },
  pt: {
    title: {
      'self-harm': 'Você não precisa passar por isso sem ajuda',
      abuse: 'Você tem direito a estar em segurança',
      emergency: 'Peça ajuda agora',
    },
    lead: {
      'self-harm':
        'Parece que você está pensando em morrer ou em se machucar. Por favor, fale com alguém agora. As pessoas abaixo escutam sem julgar.',
      abuse:
        'Parece que alguém está machucando você ou causando medo. A culpa não é sua. As pessoas abaixo vão acreditar em você e ajudar você a ficar em segurança.',
      emergency:
        'Parece que você ou outra pessoa pode estar em perigo. Ligue para o número de emergência ou peça a alguém por perto que ligue.',
    },
    near: 'Se puder, fique com alguém de confiança ou conte a essa pessoa como você está.',
    emergency: 'Em perigo agora',
    police: 'Polícia',
    ambulance: 'Ambulância',
    crisis: 'Alguém para conversar',
    violence: 'Violência e abuso',
    emergencyWorldwide: 'Em outros lugares, ligue para o número de emergência local. Em muitos países é o',
    directory: 'Linhas de apoio em todos os países:',
    otherCountries: 'Ajuda em outros países',
    source: (product, mentor) =>
      `Este aviso é de ${product}, não de ${mentor}. Ele aparece automaticamente: ninguém aqui leu a sua mensagem e ninguém foi chamado. Se não tem a ver com você, continue a leitura.`,
    anyMentor: 'um mentor',
  },
  it: {
    title: {
      'self-harm': 'Non devi portare questo peso senza aiuto',
      abuse: 'Hai il diritto di essere al sicuro',
      emergency: 'Chiedi aiuto adesso',
    },
    lead: {
      'self-harm':
        'Sembra che tu stia pensando di morire o di farti del male. Per favore, parla con qualcuno adesso. Le persone qui sotto ascoltano senza giudicare.',
      abuse:
        'Sembra che qualcuno ti faccia del male o ti faccia paura. Non è colpa tua. Le persone qui sotto ti crederanno e ti aiuteranno a essere al sicuro.',
      emergency:
        'Sembra che tu o un’altra persona possiate essere in pericolo. Chiama il numero di emergenza, o chiedi a qualcuno vicino a te di farlo.',
    },
    near: 'Se puoi, resta con una persona di cui ti fidi, o raccontale come stai.',
    emergency: 'In pericolo adesso',
    police: 'Polizia',
    ambulance: 'Ambulanza',
    crisis: 'Qualcuno con cui parlare',
    violence: 'Violenza e abusi',
    emergencyWorldwide: 'Altrove, chiama il numero di emergenza locale. In molti paesi è il',
    directory: 'Linee di aiuto in tutti i paesi:',
    otherCountries: 'Aiuto in altri paesi',
    source: (product, mentor) =>
      `Questo avviso viene da ${product}, non da ${mentor}. Compare da solo: nessuno qui ha letto il tuo messaggio e nessuno è stato chiamato. Se non ti riguarda, continua pure a leggere.`,
    anyMentor: 'un mentor',
  },
} as const satisfies Record<string, HelpTexts>;

type HelpLanguage = keyof typeof helpTexts;

/** The language in which somebody is told: that of their message, else the first of their browser's, else English. */
export function helpLanguage(messageLanguage: string | null, preferred: readonly string[]): HelpLanguage {
  return [messageLanguage, ...preferred].find(hasTexts) ?? 'en';
}

function hasTexts(language: string | null): language is HelpLanguage {
  return language !== null && Object.hasOwn(helpTexts, language);
}
