import type { Call, CallInput } from '@leafshift/contracts/core';
import {
  employerDesk,
  employerShiftCounts,
  employerShiftRows,
  SHIFT_TABS,
} from '@leafshift/contracts/employer-shifts';
import { notifications } from '@leafshift/contracts/notification';
import {
  boardPosts,
  confirmedShifts,
  employerPermanent,
  employerShifts,
  findWork,
  history,
  requestedShifts,
  upcomingShifts,
} from '@leafshift/contracts/posts';
import { scheduleWeek } from '@leafshift/contracts/schedule';
import { weekOf } from '@leafshift/domain/schedule';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { type Person, urlOf } from '../../drills/api/caller.ts';
import type { LoadRequest } from '../api/load.ts';
import type { Market } from '../api/market.ts';

const DAY_MS = 86_400_000;
const ZONE = 'America/Toronto';
const PAGE = 20;
const MONTH_PAGE = 100;
/** Where all the shifts are, and where none is. */
const TORONTO = { near: '43.65,-79.38', withinKm: 50 };
const WHITEHORSE = { near: '60.72,-135.06', withinKm: 50 };

/** A list or search, as its page asks for it. */
export interface Question {
  readonly name: string;
  readonly request: LoadRequest;
}

/** The lists and searches of the board, of a worker and of a business, all of which grow with the market. */
export function questionsOf({ workers, employers }: Market): readonly Question[] {
  const [worker] = workers;
  const [employer] = employers;
  if (!worker || !employer) throw new Error('A market has people');
  return [...ofTheBoard(), ...ofWorkers(worker), ...ofBusinesses(employer)];
}

function ask<C extends Call>(name: string, call: C, input: CallInput<C>, as?: Person): Question {
  const headers = as && { 'x-auth-token': as.token };
  return { name, request: { path: urlOf(call, input), ...(headers && { headers }) } };
}

function ofTheBoard(): Question[] {
  const limit = PAGE;
  return [
    ask('board: newest', boardPosts, { query: { limit } }),
    ask('board: best paid', boardPosts, { query: { limit, sort: 'best-paid' } }),
    ask('board: one province', boardPosts, { query: { limit, province: 'Ontario' } }),
    ask('board: a word of many', boardPosts, { query: { limit, q: 'manager' } }),
    ask('board: two words of many', boardPosts, { query: { limit, q: 'extraction shop' } }),
    ask('board: a word of nobody', boardPosts, { query: { limit, q: 'zyzzyva' } }),
  ];
}

function ofWorkers(worker: Person): Question[] {
  const limit = PAGE;
  const from = inDays(2);
  return [
    ask('Find Work: soonest', findWork, { query: { limit } }, worker),
    ask('Find Work: from a day on', findWork, { query: { limit, from } }, worker),
    ...(['soonest', 'newest', 'best-paid', 'nearest'] as const).map((sort) =>
      ask(
        `Find Work: ${sort} within 50 km`,
        findWork,
        { query: { limit, sort, ...TORONTO } },
        worker,
      ),
    ),
    ask('Find Work: a town without shifts', findWork, { query: { limit, ...WHITEHORSE } }, worker),
    ask('Find Work: newest', findWork, { query: { limit, sort: 'newest' } }, worker),
    ask('my requests', requestedShifts, { query: { limit } }, worker),
    ask('my confirmed shifts', confirmedShifts, { query: { limit } }, worker),
    ask('my next shifts', upcomingShifts, { query: { limit } }, worker),
    ask('my past shifts', history, { query: { limit } }, worker),
    ask('my notifications', notifications, { query: { limit } }, worker),
  ];
}

function ofBusinesses(employer: Person): Question[] {
  const limit = PAGE;
  const week = weekOf(calendarDayIn(new Date(), ZONE));
  const month = { from: inDays(0), to: inDays(30), limit: MONTH_PAGE };
  return [
    ask('the desk', employerDesk, { query: { until: inDays(7) } }, employer),
    ask('a month of shifts', employerShifts, { query: month }, employer),
    ask('a week of the schedule', scheduleWeek, { query: { week } }, employer),
    ...SHIFT_TABS.map((tab) =>
      ask(`Posts: ${tab}`, employerShiftRows, { query: { tab, limit } }, employer),
    ),
    ask('Posts: counts', employerShiftCounts, { query: {} }, employer),
    ask('permanent postings', employerPermanent, { query: { limit } }, employer),
  ];
}

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
