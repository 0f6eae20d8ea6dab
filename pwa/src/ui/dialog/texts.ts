/** The spec's fixed wordings (FACE.md, Glossary). */
export const dialogTexts = {
  close: '閉じる',
  cancel: 'キャンセル',
  remove: '削除する',
  updated: '更新が完了しました',
  backToPage: 'ページに戻る',
  deleteQuestion: 'コンテンツを削除します。よろしいですか',
} as const;
