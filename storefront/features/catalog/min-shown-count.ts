/** Fewer products than this are not counted on the screen: a small number invites nobody. */
export const minShownCount = 12
