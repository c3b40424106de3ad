import type { Endpoint } from '@rimal/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { insertAudit } from '../../db/insert-audit.ts'
import type { Deps } from '../../deps.ts'
import type { StaffSession } from '../bearer.ts'
import type { Call } from '../call.ts'
import { type AnsweredFile, fileRoute } from '../file-route.ts'

type PersonalFile = { file: AnsweredFile; subject: string; details: Record<string, unknown> }

/**
 * Answers with a file of somebody's data. The audit names who took it and how much is in it, before the file leaves;
 * `details` hold no personal data.
 */
export function staffFileOfPeople<
  E extends Endpoint & { access: 'staff'; file: true; proof: true },
>(app: FastifyInstance, deps: Deps, endpoint: E, handle: (call: Call<E>) => Promise<PersonalFile>) {
  fileRoute(app, deps, endpoint, async (call: Call<E>) => {
    const { file, subject, details } = await handle(call)
    // The generic call hides what its access brings.
    const { staffId, role } = (call as unknown as { staff: StaffSession }).staff
    const entry = { staffId, role, action: endpoint.path, subject, details, at: deps.clock() }
    await deps.transact((tx) => insertAudit(tx, entry))
    return file
  })
}
