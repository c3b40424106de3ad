import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useResource } from '../../../ui/resource/use-resource.ts'
import type { OnSaved } from '../measurements.ts'
import { askProfiles } from './ask-profiles.ts'
import { ChooseProfile } from './choose-profile.tsx'

/**
 * The choice of a saved measurement profile, or new measurements; when the profiles cannot be loaded, the form
 * appears at once.
 */
export function ForCustomer(props: {
  onSaved: OnSaved
  /** The level of the question's heading: in a dialog it is below the dialog's title. */
  heading: 'h2' | 'h3'
  /** The form for new figures. */
  children: ReactNode
}) {
  const { onSaved, heading, children } = props
  const { result: profiles, failed } = useResource('profiles', askProfiles)
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
