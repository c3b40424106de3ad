import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOwn } from '../../account/use-own.ts'
import type { OnSaved } from '../measurements.ts'
import { askProfiles } from './ask-profiles.ts'
import { ChooseProfile } from './choose-profile.tsx'

/** One of those whose figures she keeps, or new ones; where we cannot be asked, the form stands at once. */
export function ForCustomer(props: {
  onSaved: OnSaved
  /** Of the question for whom: that of a dialog stands below its title. */
  heading: 'h2' | 'h3'
  /** The form for new figures. */
  children: ReactNode
}) {
  const { onSaved, heading, children } = props
  const { own: profiles, failed } = useOwn(askProfiles)
  const [fresh, setFresh] = useState(false)
  if (!profiles && !failed) {
    return (
      <div aria-busy="true" className="p-5">
        <Skeleton className="mx-auto h-80 max-w-[38rem]" />
      </div>
    )
  }
  if (profiles && profiles.length > 0 && !fresh) {
    return (
      <ChooseProfile
        profiles={profiles}
        heading={heading}
        onChoose={onSaved}
        onNew={() => setFresh(true)}
      />
    )
  }
  return children
}
