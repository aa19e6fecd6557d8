import type { Phrases } from './phrases.ts';

const me = '(aku|saya|gue|gua|gw|ku)';
const not = '(tidak|tdk|gak|nggak|enggak|ngga|ga|gk|tak|ndak)';

export const indonesian: Phrases = {
  spaced: true,
  common: [],
  harmless: ['mati (ketawa|gaya|lampu|bosan|kutu|penasaran|kelaparan|kedinginan)', 'setengah mati', 'bom bunuh diri', 'mengikuti (saya|aku|gue) (di|balik)', 'bunuh (waktu|diri karir)', 'ibu (bakal|akan|pasti) bunuh (aku|gue|saya) (kalau|kalo)'],
  'self-harm': [
    '(?<! (tidak|gak|nggak|ga|tak|belum) )(ingin|mau|pengen|pengin|pingin|kepengen|kepingin|pgn|lebih baik|mending|mendingan) (aku |saya |gue |rasanya |cepat |segera )?mati( aja| saja)?', '(bunuh diri|bundir)', '(meng)?akhiri (hidup*|nyawa*|semuanya|semua ini)', `${not} (ingin|mau|pengen|sanggup|kuat|bisa) (lagi )?(hidup|bangun|melanjutkan hidup|lanjut hidup)( (lagi|besok|seperti ini|kayak gini)|$)`, '(capek|cape|lelah|bosan|muak) (hidup|dengan hidup|sama hidup)', `hidup(ku| saya| gue| ini)? (sudah )?${not} (ada|berarti|berguna|punya) ?(artinya|gunanya|arti|guna|makna|harapan)?( lagi)?`, `(lebih (baik|bahagia)|mending|bahagia) (kalau )?tanpa (${me}|diriku)`, '(menyakiti|melukai|nyakitin|menyilet|mencelakai) diri', '(menyayat|sayat|menyilet|potong|iris) (tangan|nadi|pergelangan|urat)*', 'gantung diri', '(lompat|loncat|terjun) dari (gedung|jembatan|atap|lantai)', '(ingin|mau|pengen) (meng)?hilang (selamanya|dari (dunia|bumi))', `${not} ada (gunanya|alasan|artinya) (lagi )?(untuk )?hidup`, `${me} (hanya |cuma )?(jadi |menjadi )?beban (bagi|buat|untuk|keluarga|semua)`, `(ingin|mau|pengen) tidur (dan|terus|lalu) ${not} (pernah )?bangun`,
  ],
  abuse: [
    `(suami|pacar|ayah|bapak|ibu|mama|papa|mantan|paman|om|kakak|abang|dia|ayah tiri|mertua|pasangan|guru)(ku| saya| gue| aku| tiri)? … (memukul*|mukul*|pukul*|menampar*|nampar*|menendang*|nendang*|memperkosa*|perkosa*|melecehkan*|mencekik*|menganiaya*|menyiksa*|meraba*|menghajar*|menjambak*) ?${me}?`, `${me} (sering |selalu |pernah |telah |habis |terus |dulu ){0,2}(dipukul*|diperkosa|dilecehkan|ditampar|ditendang|disiksa|dianiaya|dicekik|digerayangi|dicabuli|digebuk*|dikdrt)`, '(kdrt|kekerasan dalam rumah tangga|kekerasan seksual|kekerasan di rumah|pelecehan seksual|diperkosa|pemerkosaan|pelecehan)', 'takut (untuk )?(pulang|balik) (ke )?rumah|takut pulang', 'takut (sama|pada|dengan|dgn) (suami|pacar|ayah|bapak|papa|mantan)(ku| saya| tiri| gue)?', 'dipaksa (menikah|nikah|berhubungan|kawin|melayani)',
  ],
  emergency: [
    '(minum|menelan|nelan|nelen|menenggak|telan) (banyak|semua|sebotol|puluhan|satu strip|berstrip strip|segenggam) … (obat|pil|tablet)*', '(minum|menelan|telan) (racun|baygon|racun tikus|pemutih)', 'overdosis', `(ada (orang|yang)|seseorang|dia|orang itu|mantan*) … (mengikuti|menguntit|ngikutin|mengejar|membuntuti|meneror) ${me}`, `${me} (sedang |lagi |terus )?(diikuti|dikuntit|dikejar|diancam|diteror|disekap|diculik|dibuntuti)`, `(mau|akan|ingin|ngancam|mengancam|bakal|berniat) (akan |mau )?(mem)?bunuh ${me}`, '(membunuhku|ancaman pembunuhan|ancam bunuh)', `${me} (ingin|mau|akan|bisa|takut) (membunuh|bunuh|menyakiti|melukai|menusuk) (orang|dia|seseorang|mereka|suami*|bapak*|anak*)`, `${me} (sedang |lagi )?(dalam|di) (bahaya|atas jembatan|atap|rooftop|tepi (gedung|jembatan))`, '(panggil*|telepon|hubungi) (polisi|ambulans|ambulan)', `(darah*|pendarahan*) … ${not} (mau )?berhenti`,
  ],
};
