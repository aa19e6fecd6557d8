/** Somewhere to turn to: a telephone number, an address on the web, or both. */
export interface HelpLine {
  /** As it calls itself. */
  name: string;
  phone?: string;
  url?: string;
}

/** A number for somebody in danger now. Where a country has one for all, nothing is said of whom it reaches. */
export interface EmergencyNumber {
  phone: string;
  reaches?: 'police' | 'ambulance';
}

export interface CountryHelp {
  emergency: readonly EmergencyNumber[];
  /** For somebody who thinks of suicide, or cannot go on. */
  crisis: readonly HelpLine[];
  /** For somebody who is hurt or threatened by others, at home above all. */
  violence: readonly HelpLine[];
}

/**
 * Where help is, by country (ISO 3166): services that are known all over the country and meant to last, each looked up.
 * A country that is not here has the worldwide directory.
 */
export const helpByCountry = {
  AT: {
    emergency: [{ phone: '112' }],
    crisis: [{ name: 'Telefonseelsorge', phone: '142', url: 'https://www.telefonseelsorge.at' }],
    violence: [{ name: 'Frauenhelpline gegen Gewalt', phone: '0800 222 555', url: 'https://www.frauenhelpline.at' }],
  },
  AU: {
    emergency: [{ phone: '000' }],
    crisis: [{ name: 'Lifeline', phone: '13 11 14', url: 'https://www.lifeline.org.au' }],
    violence: [{ name: '1800RESPECT', phone: '1800 737 732', url: 'https://www.1800respect.org.au' }],
  },
  BE: {
    emergency: [{ phone: '112' }],
    crisis: [
      { name: 'Zelfmoordlijn', phone: '1813', url: 'https://www.zelfmoord1813.be' },
      { name: 'Centre de Prévention du Suicide', phone: '0800 32 123', url: 'https://www.preventionsuicide.be' },
    ],
    violence: [{ name: '1712', phone: '1712', url: 'https://1712.be' }],
  },
  BR: {
    emergency: [
      { phone: '190', reaches: 'police' },
      { phone: '192', reaches: 'ambulance' },
    ],
    crisis: [{ name: 'CVV – Centro de Valorização da Vida', phone: '188', url: 'https://cvv.org.br' }],
    violence: [{ name: 'Central de Atendimento à Mulher', phone: '180' }],
  },
  CA: {
    emergency: [{ phone: '911' }],
    crisis: [{ name: '9-8-8: Suicide Crisis Helpline', phone: '988', url: 'https://988.ca' }],
    violence: [{ name: 'ShelterSafe', url: 'https://sheltersafe.ca' }],
  },
  CH: {
    emergency: [{ phone: '112' }],
    crisis: [
      { name: 'Die Dargebotene Hand · La Main Tendue · Telefono Amico', phone: '143', url: 'https://www.143.ch' },
    ],
    violence: [
      { name: 'Opferhilfe · Aide aux victimes · Aiuto alle vittime', url: 'https://www.opferhilfe-schweiz.ch' },
    ],
  },
  CN: {
    emergency: [
      { phone: '110', reaches: 'police' },
      { phone: '120', reaches: 'ambulance' },
    ],
    crisis: [{ name: '全国统一心理援助热线', phone: '12356' }],
    violence: [{ name: '妇女维权公益服务热线', phone: '12338' }],
  },
  DE: {
    emergency: [{ phone: '112' }, { phone: '110', reaches: 'police' }],
    crisis: [{ name: 'TelefonSeelsorge', phone: '0800 111 0 111', url: 'https://www.telefonseelsorge.de' }],
    violence: [{ name: 'Hilfetelefon „Gewalt gegen Frauen“', phone: '116 016', url: 'https://www.hilfetelefon.de' }],
  },
  ES: {
    emergency: [{ phone: '112' }],
    crisis: [
      {
        name: 'Línea de atención a la conducta suicida',
        phone: '024',
        url: 'https://www.sanidad.gob.es/linea024/home.htm',
      },
    ],
    violence: [{ name: 'Violencia contra las mujeres', phone: '016' }],
  },
  FR: {
    emergency: [{ phone: '112' }, { phone: '17', reaches: 'police' }],
    crisis: [{ name: 'Numéro national de prévention du suicide', phone: '3114', url: 'https://3114.fr' }],
    violence: [{ name: 'Violences Femmes Info', phone: '3919', url: 'https://www.solidaritefemmes.org' }],
  },
  GB: {
    emergency: [{ phone: '999' }],
    crisis: [{ name: 'Samaritans', phone: '116 123', url: 'https://www.samaritans.org' }],
    violence: [
      {
        name: 'National Domestic Abuse Helpline',
        phone: '0808 2000 247',
        url: 'https://www.nationaldahelpline.org.uk',
      },
    ],
  },
  IE: {
    emergency: [{ phone: '112' }],
    crisis: [{ name: 'Samaritans', phone: '116 123', url: 'https://www.samaritans.org/ireland' }],
    violence: [{ name: 'Women’s Aid', phone: '1800 341 900', url: 'https://www.womensaid.ie' }],
  },
  IN: {
    emergency: [{ phone: '112' }],
    crisis: [{ name: 'Tele-MANAS', phone: '14416', url: 'https://telemanas.mohfw.gov.in' }],
    violence: [
      { name: 'Women Helpline', phone: '181' },
      { name: 'Childline', phone: '1098' },
    ],
  },
  IT: {
    emergency: [{ phone: '112' }],
    crisis: [{ name: 'Telefono Amico', phone: '02 2327 2327', url: 'https://www.telefonoamico.it' }],
    violence: [{ name: 'Numero anti violenza e stalking', phone: '1522', url: 'https://www.1522.eu' }],
  },
  JP: {
    emergency: [
      { phone: '110', reaches: 'police' },
      { phone: '119', reaches: 'ambulance' },
    ],
    crisis: [{ name: 'よりそいホットライン', phone: '0120-279-338', url: 'https://www.since2011.net/yorisoi/' }],
    violence: [{ name: 'DV相談プラス', phone: '0120-279-889', url: 'https://soudanplus.jp' }],
  },
  KR: {
    emergency: [
      { phone: '112', reaches: 'police' },
      { phone: '119', reaches: 'ambulance' },
    ],
    crisis: [{ name: '자살예방 상담전화', phone: '109' }],
    violence: [{ name: '여성긴급전화', phone: '1366' }],
  },
  MX: {
    emergency: [{ phone: '911' }],
    // It answers for violence too.
    crisis: [{ name: 'Línea de la Vida', phone: '800 911 2000' }],
    violence: [],
  },
  NL: {
    emergency: [{ phone: '112' }],
    crisis: [{ name: '113 Zelfmoordpreventie', phone: '113', url: 'https://www.113.nl' }],
    violence: [{ name: 'Veilig Thuis', phone: '0800 2000', url: 'https://veiligthuis.nl' }],
  },
  NZ: {
    emergency: [{ phone: '111' }],
    crisis: [{ name: 'Need to talk?', phone: '1737', url: 'https://1737.org.nz' }],
    violence: [{ name: 'Women’s Refuge', phone: '0800 733 843', url: 'https://womensrefuge.org.nz' }],
  },
  PT: {
    emergency: [{ phone: '112' }],
    crisis: [{ name: 'Linha Nacional de Prevenção do Suicídio', phone: '1411' }],
    violence: [{ name: 'APAV', phone: '116 006', url: 'https://apav.pt' }],
  },
  SG: {
    emergency: [
      { phone: '999', reaches: 'police' },
      { phone: '995', reaches: 'ambulance' },
    ],
    crisis: [{ name: 'Samaritans of Singapore', phone: '1767', url: 'https://www.sos.org.sg' }],
    violence: [{ name: 'National Anti-Violence Helpline', phone: '1800 777 0000' }],
  },
  TW: {
    emergency: [
      { phone: '110', reaches: 'police' },
      { phone: '119', reaches: 'ambulance' },
    ],
    crisis: [{ name: '安心專線', phone: '1925' }],
    violence: [{ name: '113保護專線', phone: '113' }],
  },
  US: {
    emergency: [{ phone: '911' }],
    crisis: [{ name: '988 Suicide & Crisis Lifeline', phone: '988', url: 'https://988lifeline.org' }],
    violence: [
      { name: 'National Domestic Violence Hotline', phone: '1-800-799-7233', url: 'https://www.thehotline.org' },
    ],
  },
  ZA: {
    emergency: [{ phone: '112' }, { phone: '10111', reaches: 'police' }],
    crisis: [{ name: 'SADAG Suicide Crisis Helpline', phone: '0800 567 567', url: 'https://www.sadag.org' }],
    violence: [{ name: 'GBV Command Centre', phone: '0800 428 428', url: 'https://gbv.org.za' }],
  },
} as const satisfies Record<string, CountryHelp>;

export type CountryCode = keyof typeof helpByCountry;

export const countriesWithHelp = Object.keys(helpByCountry) as CountryCode[];

/** Helplines of every country, looked after by those who do nothing else. */
export const worldwideHelp = {
  name: 'findahelpline.com',
  url: 'https://findahelpline.com',
} as const satisfies HelpLine;

/** Reaches the emergency services in most countries, from a mobile even where it is not the country's own number. */
export const worldwideEmergency = '112';
