/** The spec's fixed wordings (FACE.md, Glossary). */
export const dialogTexts = {
  close: '閉じる',
  cancel: 'キャンセル',
  remove: '削除する',
  updated: '更新が完了しました',
  backToPage: 'ページに戻る',
  deleteQuestion: 'コンテンツを削除します。よろしいですか',
  reason: {
    label: '理由',
    help: '操作履歴に残り、運営の全員が読めます。',
    missing: '理由を入力してください。',
  },
} as const;
