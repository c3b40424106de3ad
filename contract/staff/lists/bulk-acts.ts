/** What can be done with many products at once. No TypeBox here: the browser ships this file. */
export const bulkProductActs = [
  'publish',
  'unpublish',
  'archive',
  'restore',
  'add_to_collection',
  'remove_from_collection',
] as const
export type BulkProductAct = (typeof bulkProductActs)[number]
