import { cents } from '@leafshift/domain/money';
import { printable } from '../../../infra/pdf/printable-text.ts';
import { aCreditNote, anInvoice } from '../../../testing/an-invoice.ts';
import type { Invoice } from '../../invoice/index.ts';
import { invoicesCsv } from './invoice-csv.ts';

describe('invoices as CSV', () => {
  const rowOf = (invoice: Invoice): string => invoicesCsv([invoice]).split('\r\n')[1] ?? '';

  it("has days of the shift's zone and dollars with two decimals", () => {
    expect(rowOf(anInvoice())).toBe(
      'LS-000007,2026-05-01,2026-05-01,Trimmer,Store,BC,0,8.00,25.00,200.00,30.00,2.00,5,11.60,243.60,paid,2026-05-01,0,0,0,,,0.00,243.60,,,,,0.00',
    );
  });

  it('says what corrected hours took off, and which invoice they add to', () => {
    const credited = anInvoice({ creditNotes: [aCreditNote()] });
    expect(rowOf(credited)).toMatch(/,0,,CN-000003,60\.90,182\.70,,,,,0\.00$/);
    const { id: invoiceId } = anInvoice();
    const additional = anInvoice({ correctionOf: { invoiceId, sequence: 6, number: 1 } });
    expect(rowOf(additional)).toMatch(/,LS-000006,,0\.00,243\.60,,,,,0\.00$/);
  });

  it('has the numbers by which both sides file it', () => {
    const references = {
      issuerGstNumber: '123456782RT0001',
      gstNumber: '987654321RT0001',
      purchaseOrder: 'PO-7',
      costCentre: '4100',
    };
    expect(rowOf(anInvoice({ references }))).toMatch(
      /,123456782RT0001,987654321RT0001,PO-7,4100,0\.00$/,
    );
  });

  it('says for how many minutes nobody was paid', () => {
    const [line] = anInvoice({ names: ['Ann'] }).lines;
    const lines = line
      ? [
          { ...line, breakMinutes: 30 },
          { ...line, breakMinutes: 15 },
        ]
      : [];
    expect(rowOf(anInvoice({ lines }))).toMatch(/,45,,,0\.00,243\.60,,,,,0\.00$/);
  });

  it('says what of it no card can be charged', () => {
    expect(rowOf(anInvoice({ writtenOff: cents(40) }))).toMatch(/,0\.40$/);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'never begins a cell with a formula: %j',
    (name) => {
      const location = { locationName: name, fullAddress: '', province: 'BC' };
      expect(rowOf(anInvoice({ location }))).toContain(`'${name}`);
    },
  );

  it('quotes commas and quotes', () => {
    const location = { locationName: 'A, "B"', fullAddress: '', province: 'BC' };
    expect(rowOf(anInvoice({ location }))).toContain('"A, ""B"""');
  });
});

describe('text for the Latin PDF font', () => {
  it('keeps French, and takes the nearest letter or a question mark for the rest', () => {
    expect(printable('Amélie Côté – Œuvre “été” 5 €')).toBe('Amélie Côté – Œuvre “été” 5 €');
    expect(printable('Łukasz Erdős Dvořák')).toBe('Lukasz Erdos Dvorák');
    expect(printable('王伟')).toBe('??');
    expect(printable('a\u202fb\nc')).toBe('a b c');
  });
});
