export const switchTexts = { on: '入', off: '切' } as const;
