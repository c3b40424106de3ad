import { eq } from 'drizzle-orm'
import { pictures } from './tables/catalog.ts'

/**
 * The condition that a row of `pictures` belongs to the shop. A picture of a customer is deleted with the customer, so
 * nothing but the review may show the picture.
 */
export const isOfShop = eq(pictures.ofCustomer, false)
