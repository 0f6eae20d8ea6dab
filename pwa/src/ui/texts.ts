export const siteName = '名鑑';
