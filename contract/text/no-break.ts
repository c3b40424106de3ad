/** A no-break space, for between a number and its unit, month or currency. */
export const noBreak = '\u00a0'
