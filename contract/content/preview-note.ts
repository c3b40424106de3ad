/** What shoppers do not see of a page that staff look at, and the path of its form in the admin. */
export type PreviewNote = { what: 'page' | 'changes'; form: string }
