/** The platform's dictionary of Japanese words. It cuts what is typed and what is shown, never what is indexed: its cuts differ from device to device. */
export const japaneseWords = new Intl.Segmenter('ja', { granularity: 'word' });
