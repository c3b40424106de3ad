import type { Text } from '../language.ts'
import type { Quarters } from '../measure/measurements.ts'

/** The parts and limits of size charts. No TypeBox here: the admin ships this file. */

/** What a column of a chart measures: the body of the wearer, or the finished garment. */
export const chartMeasures = ['body', 'garment'] as const
export type ChartMeasure = (typeof chartMeasures)[number]

export type ChartColumn = { title: Text; of: ChartMeasure }
/** One value for each column; null where nothing is stated. */
export type ChartRow = { size: number; values: (Quarters | null)[] }

/** The number of charts, of columns in one, and of types and products with one chart. */
export const maxSizeCharts = 50
export const maxChartColumns = 8
export const maxChartTypes = 200
export const maxChartProducts = 200
/** Lengths in characters. */
export const maxChartName = 60
export const maxChartTitle = 40
/** The largest value of a chart in quarter inches: 100 inches. */
export const maxChartLength = 400
