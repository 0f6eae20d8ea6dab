/** The light colours of the app (pwa/src/ui/theme/tokens.css): a card is paper wherever it is shown. */
export const paper = {
  paper: '#FAF7F0',
  sheet: '#FFFDF8',
  wash: '#F2EDE1',
  ink: '#1D1916',
  ink2: '#544C42',
  ink3: '#6F6556',
  rule: '#DED6C7',
  edge: '#E9E4DA',
  shu: '#B8371B',
} as const;
