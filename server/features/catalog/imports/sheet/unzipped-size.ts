const endSignature = Buffer.from('PK\u0005\u0006', 'latin1')
const entrySignature = 0x02014b50

/** Adds up the sizes that a zip file says its entries have; undefined for a file that is no zip file. */
export function unzippedSize(bytes: Buffer): number | undefined {
  const end = bytes.lastIndexOf(endSignature)
  if (end < 0 || end + 22 > bytes.length) return undefined
  let at = bytes.readUInt32LE(end + 16)
  let sum = 0
  for (let entry = bytes.readUInt16LE(end + 10); entry > 0; entry--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return undefined
    sum += bytes.readUInt32LE(at + 24)
    at +=
      46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return sum
}
