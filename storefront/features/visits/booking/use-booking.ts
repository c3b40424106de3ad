import type { SavedAddress } from '@rimal/contract/account'
import { notVisited } from '@rimal/contract/visited-areas'
import type { HomeService } from '@rimal/contract/visits'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { isLoggedIn } from '../../../session/login-hint.ts'
import type { Refusal } from '../../../ui/form/submission.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
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
export function useBooking(service: HomeService) {
  const words = useWords()
  const times = useTimes()
  const { draft, change, put, blank, addresses } = useBookingDraft(service)
  const codes = checkBooking(draft, { service, times: times.times })
  const { codeOf, leave, showAll } = useFaults(codes)
  const { send, earlier } = useSending({ draft, put, blank, times })
  const form = useSubmit({
    check() {
      showAll()
      return codes
    },
    send,
  })

  function faultOf(field: string): string | undefined {
    const code = codeOf(field) ?? form.faults[field]
    const { minimumUnits } = service
    return code && bookingFault(words, draft, { field, code, minimumUnits })
  }
  return {
    form,
    draft,
    change(part: Partial<BookingDraft>) {
      change(part)
      form.forgive()
    },
    faultOf,
    leave,
    earlier,
    times,
    addresses,
  }
}

/** What is typed, stored in this tab at every change, else what the shop knows of a customer. */
function useBookingDraft(service: HomeService) {
  const blank = useMemo(() => blankBooking(service), [service])
  const stored = useStoredBooking(blank)
  const [typed, setTyped] = useState<BookingDraft | null>(null)
  const draft = typed ?? stored ?? blank
  const addresses = useKnown(
    service,
    useCallback((fill) => setTyped((now) => fill(now ?? readBooking(blank) ?? blank)), [blank]),
  )

  function put(changed: BookingDraft) {
    setTyped(changed)
    storeBooking(changed)
  }
  const change = (part: Partial<BookingDraft>) => put({ ...draft, ...part })
  return { draft, change, put, blank, addresses }
}

type Times = ReturnType<typeof useTimes>

/** `earlier` is the visit that was booked by a call whose answer was lost, and that differs from the draft. */
function useSending(booking: {
  draft: BookingDraft
  put: (draft: BookingDraft) => void
  blank: BookingDraft
  times: Times
}) {
  const { draft, put, blank, times } = booking
  const navigate = useNavigate()
  const [earlier, setEarlier] = useState<string | null>(null)

  async function send(): Promise<Refusal | undefined | void> {
    setEarlier(null)
    // The same booking uses the same key: when an answer was lost, the booking is requested again and not made
    // twice.
    const input = { ...draft, idempotencyKey: draft.idempotencyKey || crypto.randomUUID() }
    put(input)
    const reply = await tryCall('POST visit/book-visit', { body: bodyOf(input) })
    if (reply?.result?.isAsSent) {
      storeBooking(null)
      return navigate(`/home-service/${reply.result.visitToken}`, { state: { booked: true } })
    }
    if (reply?.result) {
      // The booking was changed after a lost answer; when it is sent once more it is a separate visit.
      setEarlier(reply.result.visitToken)
      put({ ...(readBooking(blank) ?? input), idempotencyKey: '' })
      return times.load()
    }
    // A time that was available a moment ago may be taken.
    if (reply) await times.load()
    return { failure: reply?.message ?? '', faults: reply?.fields ?? {} }
  }
  return { send, earlier }
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
