import { useTailorComes } from '../features/visits/use-tailor-comes.ts'

/** Returns the links for this shopper: a link to home visits is for the country that the tailor visits. */
export function useShownLinks() {
  const tailorComes = useTailorComes()
  return <Link extends { to: string }>(links: Link[]) =>
    links.filter(({ to }) => tailorComes || to !== '/home-service')
}
