/** The papers of an order that staff print. No TypeBox in this file: the browser loads it. */
export const orderPapers = ['packing_slip', 'tax_documents'] as const
export type OrderPaper = (typeof orderPapers)[number]

/** Papers are printed for at most this many orders at once. */
export const maxPapers = 50
