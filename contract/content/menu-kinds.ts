/** Limits of the menus. No TypeBox here: the admin ships this file. Lengths are in characters. */

export const maxMenuTitle = 40
export const maxFooterText = 200
/** More links do not fit beside the logo. */
export const maxHeaderLinks = 3
export const maxMenuLinks = 12
export const maxColumns = 4

/** The lists of the menus that hold links without others below them. */
export const plainMenus = ['header', 'more'] as const
