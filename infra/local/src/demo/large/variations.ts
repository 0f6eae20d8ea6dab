import { pick, roll } from '../dice.ts';
import type { Pack, PackCompany, PackService, Person } from '../pack.ts';

/** Word and reading, put together to names that no hand wrote. */
type Word = readonly [written: string, read: string, romaji: string];

const FIRST: readonly [Word, ...Word[]] = [
  ['青葉', 'あおば', 'aoba'],
  ['朝日', 'あさひ', 'asahi'],
  ['石橋', 'いしばし', 'ishibashi'],
  ['泉', 'いずみ', 'izumi'],
  ['岩瀬', 'いわせ', 'iwase'],
  ['梅田', 'うめだ', 'umeda'],
  ['大崎', 'おおさき', 'osaki'],
  ['霞', 'かすみ', 'kasumi'],
  ['柏', 'かしわ', 'kashiwa'],
  ['川辺', 'かわべ', 'kawabe'],
  ['桐', 'きり', 'kiri'],
  ['楠', 'くすのき', 'kusunoki'],
  ['小鳥', 'ことり', 'kotori'],
  ['桜台', 'さくらだい', 'sakuradai'],
  ['笹原', 'ささはら', 'sasahara'],
  ['椎', 'しい', 'shii'],
  ['白波', 'しらなみ', 'shiranami'],
  ['杉並木', 'すぎなみき', 'suginamiki'],
  ['鈴', 'すず', 'suzu'],
  ['高見', 'たかみ', 'takami'],
  ['千歳', 'ちとせ', 'chitose'],
  ['月見', 'つきみ', 'tsukimi'],
  ['遠野', 'とおの', 'tono'],
  ['中洲', 'なかす', 'nakasu'],
  ['波止', 'はと', 'hato'],
  ['花岡', 'はなおか', 'hanaoka'],
  ['比叡', 'ひえい', 'hiei'],
  ['広野', 'ひろの', 'hirono'],
  ['藤見', 'ふじみ', 'fujimi'],
  ['星野', 'ほしの', 'hoshino'],
  ['松風', 'まつかぜ', 'matsukaze'],
  ['水無月', 'みなづき', 'minazuki'],
  ['紅葉', 'もみじ', 'momiji'],
  ['柳', 'やなぎ', 'yanagi'],
  ['雪村', 'ゆきむら', 'yukimura'],
  ['若草', 'わかくさ', 'wakakusa'],
];
const SECOND: readonly [Word, ...Word[]] = [
  ['電算', 'でんさん', 'densan'],
  ['製作', 'せいさく', 'seisaku'],
  ['商会', 'しょうかい', 'shokai'],
  ['設計', 'せっけい', 'sekkei'],
  ['物流', 'ぶつりゅう', 'butsuryu'],
  ['食品', 'しょくひん', 'shokuhin'],
  ['工房', 'こうぼう', 'kobo'],
  ['計測', 'けいそく', 'keisoku'],
  ['印刷', 'いんさつ', 'insatsu'],
  ['通信', 'つうしん', 'tsushin'],
  ['建築', 'けんちく', 'kenchiku'],
  ['研究所', 'けんきゅうじょ', 'kenkyujo'],
  ['企画', 'きかく', 'kikaku'],
  ['織物', 'おりもの', 'orimono'],
  ['園芸', 'えんげい', 'engei'],
  ['データ', 'でーた', 'data'],
  ['ソフト', 'そふと', 'soft'],
  ['システム', 'しすてむ', 'system'],
  ['ラボ', 'らぼ', 'lab'],
  ['ワークス', 'わーくす', 'works'],
];
const LEGAL = ['株式会社', '有限会社', '合同会社'] as const;
const LOGO_GLYPHS = [...'凪波雲花道羽傘火結眠苔住鹿帖蜜島育星湖夜葉機水牛棚流書箱扉銀朝珠文編珈鍵雫'] as const;

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('nothing to vary');
  return item;
};

const glyphAt = (words: string) => at(LOGO_GLYPHS, roll(words, LOGO_GLYPHS.length));

function coined(words: string): { readonly core: string; readonly reading: string; readonly romaji: string } {
  const [first, firstReading, firstRomaji] = pick(`${words} first`, FIRST);
  const [second, secondReading, secondRomaji] = pick(`${words} second`, SECOND);
  return {
    core: `${first}${second}`,
    reading: `${firstReading}${secondReading}`,
    romaji: `${firstRomaji}-${secondRomaji}`,
  };
}

/** Company number `index`: trade and texts of one of the pack, name and place of its own. */
export function variedCompany(pack: Pack, index: number, seed: number): PackCompany {
  const words = `company ${seed} ${index}`;
  const model = at(pack.companies, roll(words, pack.companies.length));
  const place = at(pack.companies, roll(`${words} place`, pack.companies.length));
  const { core, reading, romaji } = coined(words);
  const id = `${romaji}-${index}`;
  const website = `https://${id}.example/`;
  const legal = pick(`${words} legal`, LEGAL);
  return {
    ...model,
    id,
    name: roll(`${words} side`, 3) === 0 ? `${core}${legal}` : `${legal}${core}`,
    coreName: core,
    reading,
    otherName: null,
    description: model.description.replaceAll(model.coreName, core),
    website,
    prefecture: place.prefecture,
    city: place.city,
    founded: `${1975 + roll(`${words} founded`, 50)}-${String(1 + roll(`${words} month`, 12)).padStart(2, '0')}`,
    size: Math.max(3, Math.round(model.size * (0.4 + roll(`${words} size`, 160) / 100))),
    logo: { glyph: glyphAt(words), hue: roll(`${words} hue`, 360) },
    siteName: `${core}だより`,
    isVerified: roll(`${words} verified`, 3) === 0,
    isHighlight: roll(`${words} highlight`, 12) === 0,
  };
}

export function variedService(pack: Pack, index: number, seed: number): PackService {
  const words = `service ${seed} ${index}`;
  const model = at(pack.services, roll(words, pack.services.length));
  const [first, firstReading, firstRomaji] = pick(`${words} name`, FIRST);
  const id = `${firstRomaji}-${model.id.slice(0, 30)}-${index}`;
  return {
    ...model,
    id,
    name: `${first}${model.name}`,
    reading: `${firstReading}${model.reading}`,
    otherNames: [],
    companyId: null,
    website: `https://${id}.example/`,
    logo: { glyph: model.logo.glyph, hue: roll(`${words} hue`, 360) },
  };
}

const SPACE = /[\s　]+/u;

function twoParts(text: string): readonly [string, string] | null {
  const [family, given, ...rest] = text.split(SPACE);
  return family === undefined || given === undefined || rest.length > 0 ? null : [family, given];
}

/** The people of the pack whose names and readings come apart into family and given name. */
function divisible(
  pack: Pack,
): readonly { person: Person; name: readonly [string, string]; reading: readonly [string, string] }[] {
  return pack.people.flatMap((person) => {
    const [name, reading] = [twoParts(person.name), twoParts(person.reading)];
    return name === null || reading === null ? [] : [{ person, name, reading }];
  });
}

/** Person number `index`: one's family name, another's given name, the life of a third. */
export function personVariations(pack: Pack, seed: number): (index: number) => Person {
  const named = divisible(pack);
  return (index) => {
    const words = `person ${seed} ${index}`;
    const family = at(named, index);
    const given = at(named, Math.floor(index / named.length) + index);
    const model = at(pack.people, roll(words, pack.people.length));
    const [familyRomaji = 'hito'] = family.person.id.split('-');
    const username = `${familyRomaji.slice(0, 20)}-${index}`;
    return {
      ...model,
      id: username,
      username,
      name: `${family.name[0]} ${given.name[1]}`,
      reading: `${family.reading[0]} ${given.reading[1]}`,
      avatar: { glyph: given.person.avatar.glyph, hue: roll(`${words} hue`, 360) },
      casualTalk: null,
      joinedAt: at(pack.people, roll(`${words} joined`, pack.people.length)).joinedAt,
    };
  };
}
