/**
 * How letters of English words sound in katakana, one entry per group of letters: its sounds as `soundSkeleton` writes them, usual
 * ones first, rarer ones behind `~`; `-` says nothing. Behind `/` stands where it holds: `V` before a vowel, `C` elsewhere (a silent e
 * is none), `E` before e, i or y, `O` before others, `$` at the end.
 */
const TABLE = `
a a e ~ o ei i | ai e ei ~ a | air/C ea | ar ar ~ a | ar/C a ~ o | are/C ea a | au o ~ a au | aw o | ay e ei
b b
c/E s sy ~ k ty | c/O k | ca kya | cc k kus | ch ty t ~ k sy s | ck k | cu kyu
d d ~ z t | de de | dge z zi zy | di/C dei zi di | dj z zy | ds/$ zu | dy dei zi
e e - ~ i a | ea i e ia ~ ea ei | ear/C ia a ea | eau o yu | ed/$ do to ido edo | eds/$ zu ezu | ee i | eer/C ia | ei ei i ai e
eigh ei e | er er ~ a | er/C a e ~ eru | eu yu eyu u | ew yu u
f h
g g ~ z | g/E z g zy | ga gya | ge z zi zy ge | gh g - ~ h | gn n gun ~ guny | gu g gu gyu
h h ~ -
i i ai ~ e a | ia ia ya | ie i ia ai ~ ie | ier/C ia iya | igh ai | io io yo | ir ir ~ a | ir/C a | ire/C aia aiya | isl air
j z zy ~ y h
k k | kh k | kn n
l r | ld d rud | le r ru | lk k ~ ruk | lm m ~ rum
m m n | mb/$ m
n n | ng n ng | nu nyu
o o a ~ u | oa o | oar/C o | oi oi | oo u o ~ a | oor/C oa ua | or or ~ a | or/C o a | ore/C oa o | ou au u a o | ough o u
our/C a awa o aua ua | ow au o ou | ower awa | oy oi
p p | ph h | ps s | pt t put
q k | qu ku k | quar kuo
r/C - ~ r | r/V r | re/$ a oa ea | rh r
s s z ~ sy | sc/E s | sch sk sukk sy | sh sy s | si/V sy s zy z | sion syon zyon | ssion syon | sure zya sya
t t | tch ty t | te te tei | ted/$ teido to | ten tun n | tes/$ tu | th s z ~ t | ti/C tei ti | ti/V sy s ~ t ty | tion syon ~ tyon
tl r tor | ts tu t ~ - | tu tyu tu | ture tya tyua | ty tei ti | tz tu t ~ -
u a u yu ~ i o | uar/C ua a | ue u yu eu - | ui u ui i | ur ur ~ a | ur/C a ~ yua | ure/C yua ya ua a
v b
w w u ~ - | wa wa wo uo | we ue | wh w hw how h ~ u | wi ui | wo uo wo u | wr r
x kus kis k gz s z ~ guz | xc/E kus
y i ai y ~ - | y/V y ~ i | ya ya | yo yo | yr yr ~ a | yr/C a | yu yu
z z ~ s | zz z tut`;

/** A way to say the letters up to `to`; what costs more is rarer. */
export type Spoken = { readonly to: number; readonly sounds: string; readonly cost: number };

type Rule = { readonly letters: string; readonly place: string; readonly said: readonly Omit<Spoken, 'to'>[] };

const RARE = 0.6;
const RULES = new Map<string, Rule[]>();
for (const entry of TABLE.trim().split(/\s*[|\n]\s*/)) {
  const rule = ruleOf(entry);
  const initial = rule.letters.charAt(0);
  RULES.set(initial, [...(RULES.get(initial) ?? []), rule]);
}

function ruleOf(entry: string): Rule {
  const [head = '', ...words] = entry.split(' ');
  const [letters = '', place = ''] = head.split('/');
  const rare = words.includes('~') ? words.indexOf('~') : words.length;
  const said = words.map((word, at) => ({ sounds: word === '-' ? '' : word, cost: at > rare ? RARE : 0 }));
  return { letters, place, said: said.filter((_, at) => at !== rare) };
}

/** All ways to say the letters that stand at a place of a folded text of Latin letters. */
export function waysToSay(letters: string, at: number): readonly Spoken[] {
  return (RULES.get(letters.charAt(at)) ?? []).flatMap((rule) => {
    const to = at + rule.letters.length;
    const holds = letters.startsWith(rule.letters, at) && standsAt(rule.place, letters, to);
    return holds ? rule.said.map((each) => ({ ...each, to })) : [];
  });
}

function standsAt(place: string, letters: string, end: number): boolean {
  const next = letters.charAt(end);
  if (place === 'V') return isVowel(next);
  if (place === 'C') return next === 'e' || !isVowel(next);
  if (place === 'E') return next !== '' && 'eiy'.includes(next);
  if (place === 'O') return next === '' || !'eiy'.includes(next);
  return place === '' || next === '';
}

/** Whether a letter or sound is a vowel; y is one between consonants. */
export function isVowel(letter: string): boolean {
  return letter !== '' && 'aiueoy'.includes(letter);
}
