import { maxRemarks } from '@rimal/contract/limits'
import { visitedForm } from '@rimal/contract/visited-areas'
import type { HomeService } from '@rimal/contract/visits'
import { type ReactNode, useId } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { AddressFields } from '../../checkout/address/address-fields.tsx'
import { ContactFields } from '../../checkout/address/contact-fields.tsx'
import { MyAddresses } from '../../checkout/address/my-addresses.tsx'
import { TimeFields } from '../time-fields.tsx'
import { filledOf } from './check-booking.ts'
import { useBooking } from './use-booking.ts'

/**
 * The address, the time, the contact and the number of units; the error of a field that the shop refuses appears
 * under the field until its value changes.
 */
export function BookingForm({ service }: { service: HomeService }) {
  const { t } = useWords()
  const booking = useBooking(service)
  const { form, draft, change, faultOf, leave, earlier } = booking
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <PlaceAndTime service={service} booking={booking} />
      <Part title={t('visit_what')}>
        <Garments booking={booking} />
      </Part>
      <Part title={t('visit_who')}>
        <ContactFields
          contact={draft.contact}
          country={draft.address.country}
          onChange={(changed) => change({ contact: changed })}
          faultOf={faultOf}
          onLeave={leave}
          why={{ phone: t('visit_why_phone'), email: t('visit_why_email') }}
        />
      </Part>
      <div className="grid gap-4">
        {form.failure && (
          <ErrorNote>
            {form.failure} {t('visit_nothing_lost')}
          </ErrorNote>
        )}
        {earlier && (
          <ErrorNote>
            {t('visit_earlier_stands')}{' '}
            <TextLink to={`/home-service/${earlier}`} className="text-ink">
              {t('visit_earlier_open')}
            </TextLink>
          </ErrorNote>
        )}
        <Button type="submit" full busy={form.busy}>
          {t('visit_book')}
        </Button>
        <p className="text-small text-ink-2">{t('visit_free_of_charge')}</p>
      </div>
    </form>
  )
}

type Booking = ReturnType<typeof useBooking>

function PlaceAndTime({ service, booking }: { service: HomeService; booking: Booking }) {
  const { draft, change, faultOf, leave, times, addresses } = booking
  const { t } = useWords()
  return (
    <>
      <Part title={t('visit_where')}>
        {addresses.length > 0 && (
          <MyAddresses addresses={addresses} filled={filledOf(draft)} onChoose={change} />
        )}
        <AddressFields
          address={draft.address}
          onChange={(changed) => change({ address: changed })}
          prefix="address"
          faultOf={faultOf}
          onLeave={leave}
          forShipment
          fields={visitedForm(service)}
        />
      </Part>
      <Part title={t('visit_when')}>
        <TimeFields
          {...times}
          onRetry={times.load}
          day={draft.day}
          timeSlot={draft.timeSlot}
          onChange={change}
          faults={{ day: faultOf('day'), timeSlot: faultOf('timeSlot') }}
        />
      </Part>
    </>
  )
}

function Garments({ booking }: { booking: Booking }) {
  const { draft, change, faultOf, leave } = booking
  const { t } = useWords()
  return (
    <>
      <TextField
        label={t('visit_units')}
        hint={t('visit_units_hint')}
        name="units"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={draft.units}
        onChange={(units) => change({ units })}
        onBlur={() => leave('units')}
        error={faultOf('units')}
        required
        className="max-w-[14rem]"
      />
      <TextArea
        label={t('visit_remarks')}
        hint={t('visit_remarks_hint')}
        name="remarks"
        maxLength={maxRemarks}
        rows={3}
        value={draft.remarks}
        onChange={(remarks) => change({ remarks })}
        optional
      />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-rule pt-5"
    >
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      {children}
    </section>
  )
}
