import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxOrderNumber } from '../limits.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { productionStages, maxProductionNote, maxTailor } from '../production/production-stages.ts'
import { holdReasons, maxHoldNote } from '../production/holds.ts'
import { maxShipmentNote, shipmentStates, shipmentSteps } from '../production/shipment-states.ts'
import { Day, InLanguage, Instant, Nullable, personal, Picture, Strict, Uuid } from '../shapes.ts'
import { orderStatuses } from '../statuses.ts'
import { productionListSorts } from './lists/list-sorts.ts'

const OrderNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })

/** A made-to-order line in production. */
const ProductionItem = Type.Object({
  orderNumber: Type.String(),
  orderStatus: Type.Enum(orderStatuses),
  lineId: Uuid,
  /** The position of the line in the order, from 1; the staff command names the line by it. */
  line: Type.Integer(),
  /** The line as a text: '1 × Layla, Mocha, made to measure' */
  productionItem: Type.String(),
  remarks: Type.String(personal('measurements')),
  state: Type.Enum(productionStages),
  /** Empty while no tailor is assigned. */
  tailor: Type.String(),
  dueOn: Day,
  late: Type.Boolean(),
  question: Nullable(Type.String(personal('measurements'))),
})
export type ProductionItem = Static<typeof ProductionItem>

/** A production item in a list, with what it looks like. */
const ProductionRow = Type.Object({
  ...ProductionItem.properties,
  quantity: Type.Integer(),
  name: Type.String(),
  colorName: Type.String(),
  /** Null for an item that is made to measure. */
  size: Nullable(Type.Integer()),
  picture: Picture,
})
export type ProductionRow = Static<typeof ProductionRow>

/** The production items of one stage, in figures. */
const ProductionCount = Type.Object({
  state: Type.Enum(productionStages),
  count: Type.Integer(),
  /** How many of them should have been ready before today. */
  late: Type.Integer(),
})
export type ProductionCount = Static<typeof ProductionCount>

/** A tailor with production items that are not ready. */
const Tailor = Type.Object({
  /** Empty for the items without a tailor. */
  tailor: Type.String(),
  count: Type.Integer(),
})
export type Tailor = Static<typeof Tailor>

/** The filters of the list of production. */
export const productionFilters = {
  state: Type.Optional(Type.Enum(productionStages)),
  /** Empty for the items without a tailor. */
  tailor: Type.Optional(Type.String({ maxLength: maxTailor })),
  /** Whether the item should have been ready before today. */
  overdue: Type.Optional(Type.Boolean()),
}
/** `due` if it is left out. */
export const productionSort = { sort: Type.Optional(Type.Enum([...productionListSorts])) }

const InBothLanguages = Type.Object({ en: Type.String(), ar: Type.String() })

/** Everything that the workshop needs to sew an item; the card that is printed has no price and no name. */
const JobCard = Type.Object({
  ...ProductionRow.properties,
  names: InBothLanguages,
  colorNames: InBothLanguages,
  /** The number of lines of the order. */
  lines: Type.Integer(),
  /** Quarter inches by the key of the measurement; null for an item in a size. */
  measurements: Nullable(Type.Record(Type.String(), Type.Integer(), personal('measurements'))),
  /** The unit in which the customer typed the measurements. */
  unit: Type.Enum(['in', 'cm']),
  /** The changes of stage and of the due day, the oldest first. */
  events: Type.Array(
    Type.Object({
      state: Type.Enum(productionStages),
      /** The new due day; null for a change of stage. */
      dueOn: Nullable(Day),
      note: Type.String(personal('measurements')),
      at: Instant,
    }),
  ),
})
export type JobCard = Static<typeof JobCard>

const productionItemRefusals = [
  'order_not_found',
  'production_item_not_found',
  'invalid_input',
] as const
const ProductionItemRef = { orderNumber: OrderNumber, lineId: Uuid }
const Moved = Type.Object({ number: Type.String(), status: Type.Enum(orderStatuses) })

/**
 * Calls of staff between an order and its delivery: production, orders on hold, and tracking
 * events.
 */
export const productionApi = {
  listProduction: get('staff/list-production', {
    access: 'staff',
    permission: 'orders.read',
    summary:
      'The production items that are not ready, found by SKU, name of the product, number of the order, or name, email or phone of the customer. `since` lists the item first that is in its stage for the longest time.',
    query: pageQuery({ ...productionFilters, ...productionSort }),
    result: pageOf(ProductionRow),
  }),
  listTailors: get('staff/list-tailors', {
    access: 'staff',
    permission: 'orders.read',
    summary: 'The tailors with production items that are not ready, by their names.',
    result: Type.Array(Tailor),
  }),
  countProduction: get('staff/count-production', {
    access: 'staff',
    permission: 'orders.read',
    summary:
      'How many production items are in each stage before ready; a stage without an item is left out.',
    result: Type.Array(ProductionCount),
  }),
  getProductionItem: get('staff/get-production-item/{lineId}', {
    access: 'staff',
    permission: 'orders.read',
    summary: 'A production item with its measurements and its history, as the job card shows it.',
    params: Type.Object({ lineId: Uuid }),
    query: InLanguage,
    result: JobCard,
    errors: ['production_item_not_found'],
  }),
  changeProductionStage: post('staff/change-production-stage', {
    access: 'staff',
    permission: 'orders.move',
    summary:
      'Moves a production item to another stage; its order follows. A step back and a question about a measurement need a note. Idempotent.',
    body: Strict({
      ...ProductionItemRef,
      state: Type.Enum(productionStages),
      /** The reason of a step back, or the question to the customer about a measurement. */
      note: Type.Optional(Type.String({ maxLength: maxProductionNote })),
      tailor: Type.Optional(Type.String({ maxLength: maxTailor })),
      /** The customer asked staff to begin before the cancellation window ends. */
      force: Type.Optional(Type.Boolean()),
    }),
    result: ProductionItem,
    errors: [...productionItemRefusals, 'production_step_refused', 'customer_may_still_cancel'],
  }),
  changeProductionDate: post('staff/change-production-date', {
    access: 'staff',
    permission: 'orders.move',
    summary:
      'Changes the due day of a production item and the arrival of its order by as many days; the customer is notified.',
    body: Strict({
      ...ProductionItemRef,
      day: Day,
      reason: Type.String({ minLength: 1, maxLength: maxProductionNote }),
    }),
    result: ProductionItem,
    errors: [...productionItemRefusals, 'production_step_refused'],
  }),
  holdOrder: post('staff/hold-order', {
    access: 'staff',
    permission: 'orders.move',
    summary:
      'Puts an order on hold until the customer answers; the customer is notified and reminded.',
    body: Strict({
      orderNumber: OrderNumber,
      reason: Type.Enum([...holdReasons]),
      /** The question or request of the shop, as the customer reads it. */
      note: Type.Optional(Type.String({ maxLength: maxHoldNote })),
    }),
    result: Moved,
    errors: ['order_not_found', 'order_step_refused'],
  }),
  releaseOrder: post('staff/release-order', {
    access: 'staff',
    permission: 'orders.move',
    summary: 'Ends the hold; the order continues from its status before.',
    body: Strict({ orderNumber: OrderNumber }),
    result: Moved,
    errors: ['order_not_found', 'order_step_refused'],
  }),
  addTrackingEvent: post('staff/add-tracking-event', {
    access: 'staff',
    permission: 'orders.move',
    summary: 'Adds a tracking event to the latest shipment of an order; the order follows.',
    body: Strict({
      orderNumber: OrderNumber,
      step: Type.Enum([...shipmentSteps]),
      note: Type.Optional(Type.String({ maxLength: maxShipmentNote })),
    }),
    result: Type.Object({ ...Moved.properties, shipmentState: Type.Enum(shipmentStates) }),
    errors: ['order_not_found', 'shipment_step_refused'],
  }),
}
