export const installTexts = {
  title: '名鑑をアプリとして使う',
  features: {
    offline: 'つながらない場所でも、保存したページを読み書きできます',
    kept: '保存した内容が、ブラウザーに消されにくくなります',
    window: 'ホーム画面から、名鑑だけの画面ですぐに開けます',
  },
  later: 'あとで',
  install: '追加する',
  showSteps: '手順を見る',
  entry: 'アプリとして使う',
  steps: {
    title: 'ホーム画面に追加',
    why: 'Safari のタブで使っていると、7日以上開かないあいだに、保存した内容が端末から消されることがあります。ホーム画面に追加すると、消されずに残ります。',
    share: '画面の下（iPad では上）にある共有ボタンを押します。',
    add: '「ホーム画面に追加」を選びます。見えないときは、下へ動かしてください。',
    confirm: '右上の「追加」を押します。',
    addRow: 'ホーム画面に追加',
    addButton: '追加',
    pendingTitle: (count: number) => `送信待ちの変更が${count}件あります`,
    pending: 'ホーム画面のアプリには引き継がれません。先に送信を済ませてから追加してください。',
    done: '閉じる',
  },
} as const;
