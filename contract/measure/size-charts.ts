import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { Id, LanguageCode, Nullable, Strict } from '../shapes.ts'
import { chartMeasures } from '../staff/size-chart-kinds.ts'

/** A size chart as the size guide of a product shows it, in one language. */
const SizeChart = Type.Object({
  name: Type.String(),
  columns: Type.Array(Type.Object({ title: Type.String(), of: Type.Enum([...chartMeasures]) })),
  /** One value for each column, in quarter inches; null where nothing is stated. */
  rows: Type.Array(
    Type.Object({ size: Type.Integer(), values: Type.Array(Nullable(Type.Integer())) }),
  ),
})
export type SizeChart = Static<typeof SizeChart>

/** The public read of the size guide. */
export const sizeChartsApi = {
  getSizeChart: get('product/get-size-chart', {
    access: 'anyone',
    summary:
      'The size chart of a published product: its own, or that of its type; null where it has none.',
    query: Strict({ language_code: Type.Optional(LanguageCode), id: Id }),
    result: Nullable(SizeChart),
    errors: ['product_not_found'],
    cacheSeconds: 60,
  }),
}
