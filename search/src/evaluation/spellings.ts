/** How people write the same sounds: an own way to each form, so that the normaliser is not measured with itself. */

const HALF_WIDTH = new Map(
  Array.from(
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンァィゥェォャュョッー',
  ).map((kana, index): [string, string] => [
    kana,
    Array.from('ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝｧｨｩｪｫｬｭｮｯｰ')[index] ?? kana,
  ]),
);

/** ﾊﾞｰﾄﾞ for バード. */
export function halfWidth(text: string): string {
  return Array.from(text.normalize('NFD'), (sign) => {
    if (sign === '\u3099') return 'ﾞ';
    return sign === '\u309a' ? 'ﾟ' : (HALF_WIDTH.get(sign) ?? sign);
  }).join('');
}

/** Ａｓｔｅｒ for Aster. */
export function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '　');
}

export function hiragana(text: string): string {
  return text.replace(/[ァ-ヴ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

const HEPBURN = new Map(
  `きゃkya きゅkyu きょkyo しゃsha しゅshu しょsho ちゃcha ちゅchu ちょcho にゃnya にゅnyu にょnyo ひゃhya ひゅhyu ひょhyo みゃmya みゅmyu みょmyo
   りゃrya りゅryu りょryo ぎゃgya ぎゅgyu ぎょgyo じゃja じゅju じょjo びゃbya びゅbyu びょbyo ぴゃpya ぴゅpyu ぴょpyo あa いi うu えe おo かka
   きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho まma みmi むmu めme もmo
   やya ゆyu よyo らra りri るru れre ろro わwa をo んn がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda でde どdo ばba びbi ぶbu べbe ぼbo ぱpa
   ぴpi ぷpu ぺpe ぽpo`
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.replace(/[a-z]/g, ''), pair.replace(/[^a-z]/g, '')]),
);

/** Hepburn as passports write it, undefined for sounds outside its table (ふぇ, ゔぃ). */
export function hepburn(reading: string): string | undefined {
  const latin = reading.replace(/[ーっ]/g, '').replace(/.[ゃゅょ]|./gu, (syllable) => HEPBURN.get(syllable) ?? '?');
  return latin.includes('?') ? undefined : latin;
}

const OLD_FORMS = new Map(
  '斎齋 高髙 辺邊 広廣 国國 関關 塩鹽 沢澤 島嶋 崎﨑 浜濱 桜櫻 滝瀧 竜龍'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
);

/** 髙嶋 for 高嶋: old forms where the new ones stand. */
export function oldForms(text: string): string {
  return Array.from(text, (sign) => OLD_FORMS.get(sign) ?? sign).join('');
}
