const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Particles, auxiliaries and forms of する, いる, ある, なる: they join words and say nothing of whom they are about. */
export const FUNCTION_WORDS = listOf(`
  の が を に で と は も や か へ な ね よ わ ば て で し た だ です ます ません ました でしょう だろう である から まで より ので のに けど けれど けれども
  ば たら なら ても でも しか だけ ほど くらい ぐらい など とか ながら つつ ため ための ように ような よう そう みたいな みたい という といった との への での
  する して した しない したい したく され された され し せ さ せる させる させ れる られる いる いて いた いない いません ある あって あった あり ない なく なかった なる なって なった なり
  くれる くれた ください 下さい もらう もらえる もらいたい いただく いただける いただきたい ほしい 欲しい たい たく い っ う く っと てる ちゃう
  これ それ あれ この その あの どの どんな どこ だれ 誰 何 なに いつ もう まだ とても すごく もっと ちょっと できる でき できた できます できれば できない
  一 二 三 四 五 六 七 八 九 十 百 千 万 数 番 目 つ 個 回 度
  お ご こと もの とき ところ 所 まま つもり はず べき 等 及び または そして また さん くん ちゃん 様 たち 達`);

/** What people say around what they look for: it helps little to tell one page from another. */
export const WEAK_WORDS = listOf(`
  話 話し 話す 話せる 聞く 聞き 聞きたい 聞 知る 知り 知って 知りたい 知 教え 教えて 教える 探す 探し 探して 探 会い 会いたい 会う 会 見る 見 見たい 使う 使い 使 思う 思 言う 言 行く 行き 行 来る 来
  お願い 頼む 頼める 頼 相談 得意 詳しい くわしい 好き 趣味 経験 興味 関心 希望 おすすめ オススメ 仕事 働く 働き 働 始め 始める 始めた 始 やる やり やって 持つ 持って 持ち 持 作る 作り 作
  良い いい よい 多い 少ない 高い 安い 新しい 元 前 今 中 方法 やり方 いろいろ 色々 向け 向き 担当 関係 関連 系 専門`);

/** Characters that end a compound and narrow it little: 経験者, 営業職, 飲食店. */
export const ENDINGS = listOf(
  '者 的 性 用 系 業 職 家 員 屋 店 社 部 課 側 化 付 型 式 界 人 師 士 県 市 町 村 区 都 府',
);
