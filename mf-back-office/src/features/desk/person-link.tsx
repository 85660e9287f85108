import { Link } from 'react-router-dom';

interface PersonLinkProps {
  readonly id: string;
  readonly name: string;
}

/** Leads to everything on one person. */
export function PersonLink({ id, name }: PersonLinkProps) {
  return (
    <Link to={`/people/${id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
