import { papersApi } from '@rimal/contract/staff/papers'
import type { FastifyInstance } from 'fastify'
import { insertAudit } from '../../../db/insert-audit.ts'
import type { Deps } from '../../../deps.ts'
import { fileRoute } from '../../../http/file-route.ts'
import { requireProof } from '../../../http/staff/require-proof.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { listPackingSlips } from './list-packing-slips.ts'
import { printTaxDocuments } from './print-tax-documents.ts'
import { recordPrint } from './record-print.ts'

export function papersRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, papersApi.listPackingSlips, ({ query }) =>
    listPackingSlips(deps, numbersOf(query)),
  )

  staffRoute(app, deps, papersApi.recordPrint, {
    handle: async (tx, { body, staff }, audit) => {
      const { orderNumbers: numbers, paper } = body
      const at = deps.clock()
      await recordPrint(tx, { numbers, paper, staffId: staff.staffId, at })
      for (const number of numbers) await audit(number, { paper })
      return { at: at.toISOString(), by: staff.name }
    },
  })

  const { downloadTaxDocuments } = papersApi
  fileRoute(app, deps, downloadTaxDocuments, async ({ query, staff, language }) => {
    const numbers = numbersOf(query)
    // The documents of many orders are a list of customers, as the file of orders is.
    if (numbers.length > 1) requireProof(staff, deps.clock())
    const { staffId, role } = staff
    const { path: action } = downloadTaxDocuments
    const body = await printTaxDocuments(deps, {
      numbers,
      staffId,
      language,
      audit: (tx, entry) => insertAudit(tx, { staffId, role, action, ...entry }),
    })
    const name = numbers.length === 1 ? `${numbers[0]}.pdf` : 'tax-documents.pdf'
    return { name, type: 'application/pdf', body }
  })
}

/** The numbers of a query, each once. */
function numbersOf({ numbers }: { numbers: string }): string[] {
  return [...new Set(numbers.split(','))]
}
