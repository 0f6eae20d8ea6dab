/**
 * Groups of characters that stand for each other in names: the first one is what all others are folded to. Old and new
 * forms, and the spellings that registers, cards and keyboards mix up. 斉 and 斎 meet on purpose: people
 * rarely know which of the four Saitō are meant.
 */
const GROUPS = `
高髙 崎﨑嵜碕 斎齋斉齊斊 辺邊邉 沢澤 浜濱濵 広廣 国國圀 島嶋嶌 桜櫻 関關 竜龍 滝瀧 富冨 峰峯 吉𠮷
徳德 増增 穂穗 秋穐龝 恵惠 栄榮 円圓 塩鹽 奥奧 応應 桧檜 欧歐 殴毆 穏穩 温溫 仮假 価價 画畫 会會 回囘
懐懷 絵繪 拡擴 殻殼 覚覺 学學斈 岳嶽 楽樂 渇渴 巻卷 陥陷 勧勸 寛寬 観觀 帰歸 気氣 偽僞 戯戲 犠犧 旧舊
拠據 挙擧 虚虛 峡峽 挟挾 狭狹 郷鄕 暁曉 区區 駆驅 勲勳 薫薰 径徑 茎莖 掲揭 渓溪 経經 蛍螢 軽輕 継繼
鶏鷄 芸藝 撃擊 欠缺 県縣 倹儉 剣劍劔 険險 圏圈 検檢 献獻 権權 顕顯 験驗 厳嚴 呉吳 娯娛 効效 恒恆 黄黃
鉱鑛 号號 黒黑 砕碎 済濟 歳歲 剤劑 冊册 雑雜 参參 桟棧 蚕蠶 惨慘 産產 賛贊 残殘 糸絲 歯齒 児兒 辞辭
湿濕 実實 舎舍 写寫 釈釋 寿壽 収收 従從 渋澁 獣獸 縦縱 粛肅 処處 緒緖 叙敍 将將 称稱 渉涉 焼燒 証證
奨奬 条條 状狀 乗乘 浄淨 剰剩 畳疊 縄繩 壌壤 嬢孃 譲讓 醸釀 触觸 嘱囑 真眞 慎愼 寝寢 尽盡 図圖 粋粹
酔醉 随隨 髄髓 枢樞 数數 瀬瀨 声聲 青靑 静靜 清淸 窃竊 摂攝 専專 浅淺 戦戰 践踐 銭錢 潜潛 繊纖 禅禪
曽曾 双雙 壮壯 荘莊 捜搜 挿插 巣巢 争爭 窓窗 総總 聡聰 騒騷 装裝 蔵藏 臓臟 即卽 属屬 続續 堕墮 対對
体體躰 帯帶 滞滯 台臺 択擇 担擔 胆膽 単單 団團 弾彈 断斷 遅遲 痴癡 虫蟲 昼晝 鋳鑄 庁廳 聴聽 徴徵 勅敕
鎮鎭 逓遞 鉄鐵銕 転轉 点點 伝傳 灯燈 当當 党黨 盗盜 稲稻 闘鬪 独獨 読讀 届屆 弐貳 悩惱 脳腦 覇霸 拝拜
廃廢 売賣 麦麥 発發 髪髮 抜拔 蛮蠻 秘祕 瓶甁 仏佛 払拂 併倂 並竝 変變 弁辨瓣辯 歩步 宝寶 豊豐 褒襃
翻飜 毎每 万萬 満滿 黙默 訳譯 薬藥 弥彌 与與 予豫 余餘 誉譽 揺搖 様樣 謡謠 来來 頼賴 乱亂 覧覽 両兩
猟獵 緑綠 涙淚 塁壘 礼禮 励勵 戻戾 霊靈 齢齡 暦曆 歴歷 恋戀 錬鍊 炉爐 労勞 楼樓 郎郞 禄祿 録錄 湾灣
亜亞 悪惡 圧壓 囲圍 医醫 為爲 壱壹 隠隱 駅驛 桑桒 柳栁 松枩 梅楳 橋𣘺 館舘 野埜 船舩 蛎蠣 蝋蠟 杉杦
釜釡 餅餠 鴎鷗 涛濤 頬頰 掴摑 填塡 剥剝 痩瘦 繋繫 嘘噓 噛嚙 躯軀 讃讚 侠俠 尭堯 槙槇 遥遙 瑶瑤 凛凜
熙煕熈 晃晄 昂昻 彦彥 兎兔莵 祢禰 薮藪籔 籠篭 壷壺 灌潅 砿礦 畴疇 礪砺 蕊蘂 諌諫 賎賤 迩邇 靭靱 頚頸
麺麵麪 蝉蟬 箪簞 醤醬 鹸鹼 顛顚 飲飮 鋭銳 説說 税稅 悦悅 脱脫 閲閱 横橫 呂吕 内內 呑吞 戸戶 亀龜
`;

/**
 * Characters of the block CJK Radicals Supplement after the ideograph that they stand for (Unicode's property
 * Equivalent_Unified_Ideograph): PDF files say ⻑ and ⻘ where 長 and 青 were set, and NFKC leaves them as they are.
 */
const RADICALS = `
厂⺁ 乛⺂ 乚⺃ 乙⺄ 亻⺅ 冂⺆ 𠘨⺇ 刀⺈ 刂⺉ 卜⺊ 㔾⺋ 小⺌⺍ 兀⺎ 尣⺏ 尢⺐ 𡯂⺑ 巳⺒ 幺⺓ 彑⺔ 彐⺕ 忄⺖ 心⺗ 扌⺘ 攵⺙ 旡⺛ 日⺜ 月⺝ 歺⺞ 母⺟ 民⺠ 氵⺡ 氺⺢ 灬⺣ 爫⺤⺥
丬⺦ 牛⺧ 犭⺨ 王⺩ 𤴔⺪ 目⺫ 示⺬ 礻⺭ 𥫗⺮ 糹⺯ 纟⺰ 罓⺱ 罒⺲ 㓁⺳ 冗⺴ 𦉫⺵ 羊⺶ 𦍌⺷ 𦍋⺸ 耂⺹ 肀⺺ 聿⺻ 肉⺼ 𦥑⺽ 艹⺾⺿⻀ 虎⻁ 衤⻂ 覀⻃ 西⻄ 见⻅ 角⻆ 𧢲⻇ 讠⻈ 贝⻉
𧾷⻊ 车⻋ 辶⻌⻍⻎ 邑⻏ 钅⻐ 長⻑ 镸⻒ 长⻓ 门⻔ 𨸏⻕ 阝⻖ 雨⻗ 青⻘ 韦⻙ 页⻚ 风⻛ 飞⻜ 食⻝ 𩙿⻞ 飠⻟ 饣⻠ 𩠐⻡ 马⻢ 骨⻣ 鬼⻤ 鱼⻥ 鸟⻦ 卤⻧ 麦⻨ 黄⻩ 黾⻪ 斉⻫ 齐⻬ 歯⻭
齿⻮ 竜⻯ 龙⻰ 龜⻱ 亀⻲ 龟⻳
`;

/** Every variant with what it is folded to. A later group never re-maps a character that an earlier one has folded. */
export const KANJI_VARIANTS: ReadonlyMap<string, string> = readGroups(`${GROUPS} ${RADICALS}`);

function readGroups(text: string): Map<string, string> {
  const variants = new Map<string, string>();
  for (const group of text.trim().split(/\s+/)) {
    const [first = '', ...others] = group.normalize('NFC');
    const chosen = variants.get(first) ?? first;
    for (const other of others) if (other !== chosen && !variants.has(other)) variants.set(other, chosen);
  }
  return variants;
}
