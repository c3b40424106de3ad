/**
 * The bank network of each currency, by the marks it is known by. A shopper pays by `net_banking` through the
 * network of the order's currency, and AED has none: `decisions/0056`.
 */
export const bankNetworks: Readonly<Record<string, readonly string[]>> = {
  KWD: ['KNET'],
  SAR: ['mada'],
  BHD: ['Benefit'],
  OMR: ['OmanNet'],
  QAR: ['NAPS'],
}
