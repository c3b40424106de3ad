import type { SavedAddress } from '@rimal/contract/account'
import { notVisited } from '@rimal/contract/visited-areas'
import type { HomeService } from '@rimal/contract/visits'
import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { isLoggedIn } from '../../../session/login-hint.ts'
import { focusFirstError } from '../../../ui/field.tsx'
import { fetchKnown, withKnown } from '../../checkout/draft/known-customer.ts'
import { useFaults } from '../../checkout/draft/use-faults.ts'
import { useTimes } from '../use-times.ts'
import {
  blankBooking,
  type BookingDraft,
  storeBooking,
  readBooking,
  useStoredBooking,
} from './booking-draft.ts'
import { bodyOf, bookingFault, checkBooking, filledOf } from './check-booking.ts'

/** A booking that loses no typed text, neither by a refusal nor by a reload nor by a lost connection. */
export function useBooking(service: HomeService, form: RefObject<HTMLFormElement | null>) {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const times = useTimes()
  const blank = useMemo(() => blankBooking(service), [service])
  const stored = useStoredBooking(blank)
  const [typed, setTyped] = useState<BookingDraft | null>(null)
  const draft = typed ?? stored ?? blank
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [earlier, setEarlier] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const codes = checkBooking(draft, { service, times: times.times })
  const { codeOf, leave, showAll } = useFaults(codes)
  const addresses = useKnown(
    service,
    useCallback((fill) => setTyped((now) => fill(now ?? readBooking(blank) ?? blank)), [blank]),
  )

  function change(part: Partial<BookingDraft>) {
    const changed = { ...draft, ...part }
    setTyped(changed)
    storeBooking(changed)
    setRefused({})
  }

  function faultOf(field: string): string | undefined {
    const code = codeOf(field) ?? refused[field]
    const { minimumUnits } = service
    return code && bookingFault(words, draft, { field, code, minimumUnits })
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    setEarlier(null)
    if (Object.keys(codes).length > 0) {
      showAll()
      return focusFirstError(form.current)
    }
    // The same booking uses the same key: when an answer was lost, the booking is requested again and not made
    // twice.
    const input = { ...draft, idempotencyKey: draft.idempotencyKey || crypto.randomUUID() }
    setTyped(input)
    storeBooking(input)
    setBusy(true)
    const reply = await tryCall('POST visit/book-visit', { body: bodyOf(input) })
    setBusy(false)
    if (reply?.result?.isAsSent) {
      storeBooking(null)
      return navigate(`/home-service/${reply.result.visitToken}`, { state: { booked: true } })
    }
    if (reply?.result) {
      // The booking was changed after a lost answer; when it is sent once more it is a separate visit.
      setEarlier(reply.result.visitToken)
      const again = { ...(readBooking(blank) ?? input), idempotencyKey: '' }
      setTyped(again)
      storeBooking(again)
      return times.load()
    }
    setFailure(reply?.message || t('no_answer'))
    setRefused(reply?.fields ?? {})
    // A time that was available a moment ago may be taken.
    if (reply) await times.load()
    showAll()
    focusFirstError(form.current)
  }

  return {
    draft,
    change,
    faultOf,
    leave,
    send,
    failure,
    earlier,
    busy,
    times,
    addresses,
  }
}

/** Fills in the shop's data of a customer; typed values do not change. */
function useKnown(
  { country, areas }: HomeService,
  change: (fill: (draft: BookingDraft) => BookingDraft) => void,
): SavedAddress[] {
  const [addresses, setAddresses] = useState<SavedAddress[]>([])
  useEffect(() => {
    if (!isLoggedIn()) return
    void fetchKnown().then(({ profile, addresses: all }) => {
      const served = (all ?? []).filter(({ address }) => !notVisited({ country, areas }, address))
      setAddresses(served)
      change((draft) => {
        const { contact, address } = withKnown(filledOf(draft), { profile, addresses: served })
        return { ...draft, contact, address }
      })
    })
  }, [country, areas, change])
  return addresses
}
