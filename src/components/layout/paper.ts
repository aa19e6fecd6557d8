/** The colour of the paper, by theme, for what browsers draw around a page (src/styles/global.css). */
export const paper = { light: '#f8f2e7', dark: '#191511' };
