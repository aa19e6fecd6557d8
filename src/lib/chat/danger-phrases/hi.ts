import type { Phrases } from './phrases.ts';

const main = '(main|mai|mein|me|mei|hum)';
const mujhe = '(mujhe|muje|mjhe|mujhko|mujko|hume|humein)';
const nahi = '(nahi|nahin|nhi|nai|na|nahii|mat)';
const chahta = '(chahta|chahti|chahata|chata|chati|chaahta|chaahti|chahte)';
const jeena = '(jeena|jina|jeenaa|jinaa)';
const jeene = '(jeene|jine|jeeney)';
const zindagi = '(zindagi|jindagi|zindgi|jindgi|zindagee|life)';
const him = '(pati|husband|papa|pita|baap|bhai|chacha|mama|wo|woh|vo|voh|boyfriend|bf|sasural wale|sasur|saas|gharwale|ghar wale|partner|ex|mummy|maa|shohar|devar|jija|boss)';
const someoneHi = '(पति|पिता|पापा|बाप|भाई|चाचा|मामा|वो|वह|बॉयफ्रेंड|सास|ससुर|ससुराल|ससुराल वाले|घरवाले|घर वाले|मां|मम्मी|शौहर|देवर|पार्टनर|प्रेमी)';

/** Hindi in Devanagari, and as it is typed in Latin letters. */
export const hindi: Phrases = {
  spaced: true,
  common: ['main', 'mai', 'mujhe', 'hai', 'nahi', 'nhi', 'ho', 'raha', 'rahi', 'hoon', 'hun', 'ka', 'ki', 'se', 'kar', 'aur', 'bahut', 'soch', 'baare', 'mere'],
  harmless: [
    '(हंस हंस|हंसते हंसते|हंस हंसकर) … (कर )?मर*', 'मर मिट*', 'भूख से मर*', 'आत्मघाती (हमला|हमलावर|दस्ता)',
    '(has has|hans hans|haste haste|haskar) (ke |kar )?mar*', 'mar mit*', 'bhook se mar*', 'bhukh se mar*',
    '(taane|tane|ankh|aankh|gappe|line|dhakka|sms|message|call) mar*', 'mujh (pe|par) mart[aei]',
  ],
  'self-harm': [
    'आत्महत्या*', 'आत्म हत्या', '(खुदकुशी|खुदकशी|सुसाइड|सुसाइडल)',
    '(मरना|मर जाना|मरने का मन) (ही )?(चाहत*|है|करता|कर रहा|चाह*)', '(मुझे|मैं) … (मरना|मर जाना)', 'मर (जाऊ*|जाता तो|जाती तो|जाना बेहतर)', 'मौत (आ जाए|आ जाये|चाहिए|मांग*)',
    'जीना … (नहीं|नही|न|ना) (चाह*|है)', '(नहीं|नही) (जीना|जी सकत*|जी पा*)', 'जीने (का|की|के) … (मन|इच्छा|मतलब|वजह|कारण|फायदा|लायक)* … (नहीं|नही|खत्म)', '(जिया|जीया) (नहीं|नही) जाता',
    '(अपनी|खुद की) (जान|जिंदगी|जीवन) (दे|ले|देना|लेना|खत्म|समाप्त)*', 'जान दे (दूं*|देना|दू*|देने*)', '(खुद|अपने आप) को (मार*|खत्म|नुकसान|काट*|चोट|जला*|फांसी)', '(जिंदगी|जीवन|जिन्दगी) … (खत्म|समाप्त) (कर*|हो जाए)', '(जिंदगी|जीवन|जिन्दगी|जीने) से (तंग|थक*|हार*|परेशान हो*|ऊब*)',
    '(कल|सुबह) … (उठना|जागना|उठूं|जागूं|उठ) … (नहीं|नही|न|ना)', '(कल|सुबह) … (न|ना|नहीं|नही) (उठूं|उठू|जागूं|उठना|जागना|उठे)', 'मेरे (बिना|बगैर|न होने से|जाने के बाद) (सब|सभी|वो|वे|परिवार|घरवाले|लोग) … (खुश|बेहतर|अच्छ*|आराम|ठीक)',
    'फांसी (लगा*|लगान*)', '(नस|नसें|कलाई|हाथ) काट*', 'जहर (खाना|खान*|खा लूं|पीना)', '(सब|परिवार|घर) (पर|के लिए) (एक )?बोझ', 'बोझ (हूं|बन गय*)', '(छत|पुल|ट्रेन) (से|के आगे|के सामने) कूद*',
    `${mujhe} … (marna|mar jana|marna) … (hai|h|he|chahiye|chahata|chahti|chahta)`, `(marna|mar jana|mar jaana|marne) … ${chahta}`, `${main} mar (jau*|jana ${chahta}|jaunga|jaungi|jaana*)`, 'marne ka (man|mann|dil)', 'maut (aa jaye|chahiye|aajaye)', '(aatmahatya|atmahatya|aatamhatya|aatmhatya|khudkushi|khudkhushi|khudkusi|khud kushi)',
    `${jeena} … ${nahi} (${chahta}|hai|h|chah*)`, `${nahi} ${jeena}`, `${jeena} ${nahi}`, `${jeene} (ka|ki|ke) … (man|mann|dil|ichha|iccha|matlab|wajah|vajah|fayda|faida|layak) … ${nahi}`, `(jiya|jeeya) ${nahi} (ja*|jata)`,
    '(apni|khud ki) (jaan|jan) (de|le|dena|lena)*', '(jaan|jan) de (du|dun|dunga|dungi|dena|doon)', '(khud|apne aap|apneaap) ko … (maar*|mar (du*|dal*|lu*)|khatam|khatm|nuksan|hurt|kaat*|kat|jala*)', `${zindagi} … (khatam|khatm) (kar*|ho jaye)`, `${zindagi} se (tang|thak*|haar*|har gaya|pareshan ho*|ub)`, `(kal|subah) … ${nahi} (uthu*|uthna|jagna|uthe|jagu*)`, `(kal|subah) … (uthna|jagna) ${nahi}`, 'mere (bina|bagair|jane ke baad|jaane ke baad) (sab|sabhi|wo|family|log|ghar wale|gharwale) … (khush|acche|achhe|acha|better|theek|thik)',
    '(fansi|phansi|faansi) (laga*|lag*)', '(nas|nass|kalai|hath) ka(a)?t*', '(zeher|zehar|jahar|zahar) (kha|pee|pi) (lu*|lun|lunga|lungi)', '(sab|family|ghar) (par|pe|ke liye) (ek )?bojh', 'bojh (hu|hoon|hun|ban gay*)', 'suicide kar*',
    `${nahi} (jee|ji) (sak*|pa*)`,
    'mar jau*',
    '(jeene|jine) layak nahi*',
    'जीने लायक (नहीं|नही)',
    '(नहीं|नही) जी (सकत*|पा*)',
    `(zinda|jinda) ${nahi} (rehna|rahna|reh*|rah*)`,
    `(zinda|jinda) (rehna|rahna|rehne|rahne) … ${nahi}`,
    'जिंदा (नहीं|नही) रह*',
    'जिंदा (रहना|रहने) … (नहीं|नही)',
    '(दुनिया) (छोड़|छोड|से (चल|जान))*',
    'duniya (chhod*|chod*|se (chala|chali|jana))',
    'मेरे मरने (से|के बाद|पर)',
    'mere marne (se|ke baad|par)',
  ],
  abuse: [
    `${someoneHi} … (मुझे|मुझको|हमें|मेरी मां को|बच्चों को) … (मारता|मारती|मारते|मारा|पीटता|पीटती|पीटते|पीटा|पीट*|सताते|सताता|धमकाता|जलाता)`, '(मुझे|मुझको|हमें|मेरी मां को|बच्चों को) (रोज|बहुत|हर रोज|शराब पीकर|अक्सर|बुरी तरह|बेल्ट से|हमेशा){0,2} ?(मारता|मारती|मारते|पीटता|पीटती|पीटते) (है|हैं|था|थे)', '(मारता|मारते|मारती) पीटत*', 'मार(पीट| पीट)*', 'हाथ उठात*', 'हाथ उठाया',
    'घरेलू हिंसा', '(बलात्कार|रेप|दुष्कर्म|छेड़छाड़|छेडछाड)', 'यौन (शोषण|उत्पीड़न|उत्पीडन|हिंसा|दुर्व्यवहार)', '(मेरा|मेरे साथ) (यौन )?(शोषण|उत्पीड़न|उत्पीडन|गलत काम|जबरदस्ती)', 'दहेज (के लिए|की मांग|मांग*|को लेकर)', 'गलत (तरीके|जगह|ढंग) (से |पर )?(छू*|छुआ|हाथ)', '(जबरदस्ती|जबरन) (शादी|संबंध|मेरे|की|करता|करते|छू*)',
    'घर (जाने|लौटने|वापस जाने) (से|में) … डर', '(पति|पापा|पिता|ससुराल|उससे|उनसे|भाई) (से )?(बहुत )?डर लग*', 'घर (में|पर) (सुरक्षित नहीं|डर लग*)',
    `${him} … ${mujhe} … (marta|maarta|martaa|maarte|marte|maarti|marti|mara|maara|peet*|peetta|pitta|pitai|thappad|sata*|dhamka*|jalata)`, `${mujhe} (roz|roj|bahut|bohot|daily|belt se|hamesha|aksar|sharab peekar|sharab pee ke){0,2} ?(marta|maarta|maarte|marte|maarti|marti|peetta|peet*ta|pitta) (hai|h|he|hain|tha|the)`, '(maar|mar) ?(peet|pit|pitai|pitayi)', '(hath|haath) (uthata|uthate|uthati|uthaya|utha)',
    'gharelu hinsa', '(balatkar|balatkaar|rape kiya|rape kar*|yaun shoshan|chhed ?chhad|ched ?chad)', 'dahej (ke liye|ki mang|mang*)', 'galat (tarike|jagah|tareeke) (se |par |pe )?(chhu*|chu*|touch|hath|haath)', '(zabardasti|jabardasti|jabran) (shadi|shaadi|sambandh|mere|karta|kiya|touch)',
    'ghar (jane|jaane|wapas jane|lautne) (se|me|mein|ko) … dar', `${mujhe} (ghar|apne ghar|pati|papa|husband|uss|us|unse) … se … dar lag*`, '(pati|papa|husband|boyfriend) se (bahut |bohot )?dar lag*', 'ghar (me|mein|par|pe) safe nahi*',
    `${him} … (sharab|roz|roj|belt|bahut|bohot|daily|peekar|pee ke|kar) (marta|maarta|marte|maarte|maarti|marti|peetta|peette) (hai|hain|he|h)`,
  ],
  emergency: [
    '(नींद की )?(गोलियां|गोलिया|दवाइयां|दवाइयों की पूरी शीशी) … (खा|निगल) (ली|लीं|लिया|चुक*)', 'जहर (खा|पी) (लिया|ली|चुक*)', '(कोई|वो|वह|एक आदमी|कुछ लोग) … (मेरा|हमारा) पीछा (कर*)', 'मेरा पीछा (कर*|हो*)', '(मुझे|मुझको|हमें) … (मार डाल*|मार देग*|मार देंग*|जान से मार*|काट डाल*)', 'जान से मार*', 'जान (को|का) खतरा', 'जान खतरे में', 'मौत की धमकी', '(मैं|मै) … (मार (डालूं*|दूं*|डालू*)|जान ले (लूं*|लूंग*)|खून कर (दूं*))', 'खून (बह रहा|नहीं रुक|रुक नहीं|बहुत बह)', '(एंबुलेंस|एम्बुलेंस|पुलिस) (को )?बुला*', '(मैं|मै) … खतरे में (हूं|हू)', '(बंद|कैद) कर (रखा|दिया) … (कमरे|घर)', '(कमरे|घर) में (बंद|कैद) कर*',
    '(goliya|goliyan|goliyaan|tablets|dawai|neend ki goli*) … (kha|nigal) (li|liya|lee|chuk*)', '(zeher|zehar|jahar|zahar) (kha|pi|pee) (liya|li|lia|chuk*)', '(koi|wo|woh|ek aadmi) … (mera|hamara) (peecha|picha|pichha|piche)', 'mera (peecha|picha|pichha) (kar*|ho*)', `${mujhe} … (maar dal*|mar dal*|maar de(ga|nge|gi)|mar de(ga|nge|gi)|jaan se maar*|jan se mar*)`, '(jaan|jan) se (maarne|marne|maar|mar) (ki|dal*|de*)', '(jaan|jan) ko khatra', '(jaan|jan) khatre (me|mein)', `${main} (kisi|us|use|usko|sab|boss|pati|husband){0,2} ?(ko )?(maar|mar) (dunga|dungi|dalunga|dalungi|daalunga|daalungi)`, 'khoon (beh*|bah*|nahi ruk*|ruk nahi*)', '(ambulance|police) (ko )?bula*', 'khatre (me|mein) (hu|hoon|hun)',
    '(jaan|jan) ka khatra',
  ],
};
