import { expect, test } from 'vitest'
import { readPrices } from './read-prices.ts'

test.each([',', ';', '\t'])('rows with %j between their cells are read', (delimiter) => {
  const rows = [
    ['product', 'currency', 'amount', 'before'],
    ['noor', 'KWD', '24.75', ''],
    ['"maha"', 'SAR', ' 310', '350.5'],
    ['hala', 'QAR', '-'],
  ]
  const csv = rows.map((cells) => cells.join(delimiter)).join('\r\n')
  expect(readPrices(`\uFEFF${csv}\r\n\n`)).toEqual([
    { product: 'noor', currency: 'KWD', price: 24_750 },
    { product: 'maha', currency: 'SAR', price: 310_00, compareAt: 350_50 },
    { product: 'hala', currency: 'QAR', price: null },
  ])
})

test('a first row whose product is called product-7 is no header', () => {
  expect(readPrices('product-7,AED,300\nnoor,AED,310')).toHaveLength(2)
  expect(readPrices('Product,Currency,Amount\nnoor,AED,310')).toHaveLength(1)
})

test('a point is one of decimals where the currency has so many', () => {
  expect(readPrices('noor;KWD;1.250\nmaha;KWD;1.25')).toEqual([
    { product: 'noor', currency: 'KWD', price: 1_250 },
    { product: 'maha', currency: 'KWD', price: 1_250 },
  ])
})

const tooLong =
  'has 4 cells under a header of 3. Amounts are written without separators of thousands.'
const badHeader = 'row 1: the columns are not product,currency,amount,before, in this order.'
const thousands = 'Amounts are written without separators of thousands, as 1250 or 1250.50.'

test.each([
  ['noor\tAED\t1,250', `row 1: 1,250 is no amount of AED. ${thousands}`],
  ['noor\tAED\t1,250\t1,500', `row 1: 1,250 is no amount of AED. ${thousands}`],
  ['noor;AED;1.250,00', `row 1: 1.250,00 is no amount of AED. ${thousands}`],
  ['noor;AED;1.250', `row 1: 1.250 is no amount of AED. ${thousands}`],
  ['noor,AED,"1,250.00"', `row 1: 1,250.00 is no amount of AED. ${thousands}`],
  ['product,currency,amount\nnoor,AED,1,250', `row 2: ${tooLong}`],
  ['product,currency,amount\nmaha,AED,300\n\nnoor,KWD,1,250', `row 4: ${tooLong}`],
  ['product;currency;amount\nnoor;AED;1;250', `row 2: ${tooLong}`],
  ['product,currency,before,amount\nnoor,AED,300,250', badHeader],
  ['product,currency,amount,before,note\nnoor,AED,300', badHeader],
  ['product,currency\nnoor,AED,300', badHeader],
  ['noor,AED,1,250,1,500', 'row 1: is not product,currency,amount,before'],
  ['noor,AED,300\nhala;AED;200', 'row 2: “hala;AED;200” is not product,currency,amount,before'],
  ['noor,SAR,24.755', 'row 1: 24.755 is no amount of SAR.'],
  ['noor,SAR,-5', 'row 1: -5 is no amount of SAR.'],
  ['noor,KWD,24.75\nmaha,KWD,many', 'row 2: many is no amount of KWD.'],
  ['noor,KWD,24.75\nmaha,KWD,', 'row 2: nothing is no amount of KWD.'],
  ['noor,EUR,24', 'row 1: is not product,currency,amount,before'],
  ['noor,,24', 'row 1: is not product,currency,amount,before'],
  ['noor,AED,24\n\nnoor,AED,25', 'row 3: noor has a price in AED in row 1.'],
  ['', 'There are no rows: product,currency,amount,before'],
  ['product;currency;amount\n', 'There are no rows: product,currency,amount,before'],
])('%j is refused in words', (csv, sentence) => {
  expect(() => readPrices(csv)).toThrow(sentence)
})
