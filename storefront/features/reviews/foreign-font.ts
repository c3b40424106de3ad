/** Gives texts of the other language their own font on a page of this one. */
export const foreignFont =
  '[&:lang(ar)]:[font-family:Almarai,sans-serif] [&:lang(ar)]:[line-height:1.85]'
