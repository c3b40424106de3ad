import type { Queries } from '../../db/connect.ts'

export class ListingIndex {
  async load(_db: Queries): Promise<void> {}
}
