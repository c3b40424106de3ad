import Type, { type Static } from 'typebox'
import { Day, Instant, Nullable, personal } from '../shapes.ts'
import { productionStages } from './production-stages.ts'

/** The production of a made-to-order line. */
export const LineProduction = Type.Object({
  state: Type.Enum(productionStages),
  /** The day on which the line is to be ready at the shop. */
  dueOn: Day,
  /** Whether that day is past while the line is not ready. */
  late: Type.Boolean(),
  /** A question to the customer about a measurement, while the line waits for the answer. */
  question: Nullable(Type.String(personal('measurements'))),
  /** The changes of stage, the oldest first. */
  steps: Type.Array(
    Type.Object({
      from: Nullable(Type.Enum(productionStages)),
      to: Type.Enum(productionStages),
      at: Instant,
    }),
  ),
})
export type LineProduction = Static<typeof LineProduction>
