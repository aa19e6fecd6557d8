/** English words that phrases of danger are made of, long enough that a slip of the finger makes no other word of them. */
const longWords = 'suicide suicidal myself yourself himself herself overdose overdosed killing hurting cutting hanging ending starving wanting attempt attempted disappear anymore tomorrow worthless hopeless pointless purpose burden alive unalive living husband boyfriend girlfriend stepfather beaten threatened'.split(
  ' ',
);

/** Slips in short words, and sounds written down, none of which is a word by itself. */
const shortWords: Readonly<Record<string, string>> = {
  kil: 'kill',
  kll: 'kill',
  kkill: 'kill',
  kild: 'killed',
  killd: 'killed',
  killin: 'killing',
  cuttin: 'cutting',
  hurtin: 'hurting',
  hangin: 'hanging',
  endin: 'ending',
  livin: 'living',
  dyin: 'dying',
  dieing: 'dying',
  daed: 'dead',
  alvie: 'alive',
  alife: 'alive',
  unalvie: 'unalive',
  agian: 'again',
  shuld: 'should',
  shud: 'should',
  killl: 'kill',
  klil: 'kill',
  k1ll: 'kill',
  wnat: 'want',
  watn: 'want',
  wnt: 'want',
  whant: 'want',
  wanto: 'want to',
  wana: 'wanna',
  wnna: 'wanna',
  wannna: 'wanna',
  d1e: 'die',
  diee: 'die',
  hrut: 'hurt',
  abotu: 'about',
  abuot: 'about',
  dotn: 'dont',
  donr: 'dont',
  tonite: 'tonight',
  tn: 'tonight',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  hubsand: 'husband',
  husbend: 'husband',
};

/** Slips of the long words that are words by themselves. */
const realWords = new Set(['loving', 'staring', 'staving', 'hinging', 'catting', 'overdoes', 'overdoses', 'borden', 'waning']);

/** Phrases of danger that are often written as one word. */
const joined = ['kill myself', 'killing myself', 'hurt myself', 'cut myself', 'hang myself', 'unalive myself', 'want to die', 'i want to die', 'wanna die', 'i wanna die', 'end my life', 'end it all'];

/** Keys beside each other, row by row. */
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The spelling that was meant, of a word in lower case with a usual slip in it; otherwise the word itself. */
export function respelled(word: string): string {
  return spellings.get(word) ?? collapsed(word) ?? word;
}

const spellings = new Map(Object.entries(shortWords));
for (const phrase of joined) spellings.set(phrase.replaceAll(' ', ''), phrase);
for (const [word, meant] of [...longWords.map((long) => [long, long] as const), ...joined.map((phrase) => [phrase.replaceAll(' ', ''), phrase] as const)]) {
  for (const slip of slipsOf(word)) {
    if (!realWords.has(slip) && !longWords.includes(slip) && !spellings.has(slip)) spellings.set(slip, meant);
  }
}

/** A letter left out, doubled, exchanged with the next one, a vowel for another, or the key beside it; never the first, which people seldom miss. */
function slipsOf(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    if (at === 0) return [];
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const vowels = 'aeiou'.includes(letter) ? [...'aeiou'].filter((vowel) => vowel !== letter) : [];
    return [
      before + after,
      before + letter + letter + after,
      ...(after === '' ? [] : [before + after[0]! + letter + after.slice(1)]),
      ...[...vowels, ...keysBeside(letter)].map((other) => before + other + after),
    ];
  });
}

function keysBeside(letter: string): string[] {
  const row = keyboard.find((keys) => keys.includes(letter))!;
  const at = row.indexOf(letter);
  return [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
}

/** A word that is drawn out ("diiieee", "pleaseee"), with each letter that stands three times or more written once. */
function collapsed(word: string): string | undefined {
  if (!/(.)\1\1/.test(word)) return undefined;
  const once = word.replaceAll(/(.)\1{2,}/gu, '$1');
  // Numbers such as "iii" stay.
  return once.length < 3 ? undefined : (spellings.get(once) ?? once);
}
