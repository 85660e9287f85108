import { aTempPost } from '@leafshift/testing/builders';
import { renderWithShell } from '@leafshift/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import english from '../../../locales/en.json';
import { MapPreview } from './map-preview.tsx';

const { location } = aTempPost();

const renderPreview = (googleMapsKey: string | null) =>
  renderWithShell(<MapPreview location={location} />, {
    config: { googleMapsKey },
    texts: { 'mf-worker': english },
  });

describe('The map preview of a shift', () => {
  it('shows the place where the portal has a key for maps, and leads to the whole map', () => {
    renderPreview('maps-key');

    const picture = screen.getByRole('img', { name: `Map of ${location.fullAddress}` });
    const source = new URL(picture.getAttribute('src') ?? '');
    expect(source.origin).toBe('https://maps.googleapis.com');
    expect(source.searchParams.get('center')).toBe(`${location.latitude},${location.longitude}`);
    expect(source.searchParams.get('key')).toBe('maps-key');
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.google.com/maps/search/'),
    );
  });

  it('is not there without a key', () => {
    renderPreview(null);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('says so when the map cannot be loaded', () => {
    renderPreview('refused-key');
    fireEvent.error(screen.getByRole('img'));

    expect(screen.getByText('The map could not be loaded.')).toBeVisible();
  });
});
