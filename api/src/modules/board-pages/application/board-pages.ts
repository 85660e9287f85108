import type { BoardPage, boardPage } from '@leafshift/contracts/board-pages';
import type { CallParsed } from '@leafshift/contracts/core';
import { DEFAULT_PAGE_SIZE } from '@leafshift/contracts/core';
import { directionOf, isLanguage, type Language } from '@leafshift/domain/languages';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { PublicBoard, sanitiseRichText } from '../../job-board/index.ts';
import {
  type BoardAddress,
  languageOf,
  type PostingAddress,
  readAddress,
} from '../domain/address.ts';
import { applyContent } from '../domain/apply-content.ts';
import { boardContent, boardPath } from '../domain/board-content.ts';
import { boardTexts } from '../domain/board-texts.ts';
import { dataBlock, type Markup, trusted } from '../domain/markup.ts';
import { pageFrame } from '../domain/page-frame.ts';
import { type PageHead, pageHead } from '../domain/page-head.ts';
import { goneContent, postingContent } from '../domain/posting-content.ts';
import { payRange, type Reader } from '../domain/posting-parts.ts';
import { jobList, jobPosting, summaryOf } from '../domain/structured-data.ts';

type Query = CallParsed<typeof boardPage>['query'];

interface Asked {
  readonly url: URL;
  readonly reader: Reader;
  /** The language, where the address names it. */
  readonly lang: Language | '';
}

type Head = Pick<PageHead, 'title' | 'description' | 'path' | 'image' | 'isIndexed' | 'data'>;

const SIMILAR = 3;
const ALL_POSTINGS = '/job-posting';

/** The pages of the public board as the server sends them, before any script runs. */
@Injectable()
export class BoardPages {
  constructor(
    private readonly board: PublicBoard,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async page(query: Query): Promise<BoardPage> {
    const asked = this.#asked(query);
    const address = readAddress(asked.url);
    return address.kind === 'board' ? this.#board(address, asked) : this.#posting(address, asked);
  }

  async #board(address: BoardAddress, asked: Asked): Promise<BoardPage> {
    const { reader, lang } = asked;
    const { items, nextCursor } = await this.board.list({
      limit: DEFAULT_PAGE_SIZE,
      sort: address.sort,
      ...(address.q && { q: address.q }),
      ...(address.province && { province: address.province }),
      ...address.filters,
      ...(address.after && { cursor: address.after }),
    });
    const t = boardTexts(reader.language);
    const isWhole = !address.after && boardPath({ ...address, sort: 'newest' }) === ALL_POSTINGS;
    return this.#answer(asked, boardContent(address, { posts: items, nextCursor }, reader, lang), {
      title: `${t('title')} · Leafshift`,
      description: t('boardDescription'),
      path: ALL_POSTINGS,
      image: null,
      isIndexed: isWhole,
      data: dataBlock(jobList(items, this.config.portalUrl)),
    });
  }

  async #posting({ id, form }: PostingAddress, asked: Asked): Promise<BoardPage> {
    const { reader } = asked;
    const t = boardTexts(reader.language);
    const post = id === null ? null : await this.board.find(id);
    const others = await this.board.list({
      limit: SIMILAR + 1,
      sort: 'newest',
      ...(post && { province: post.province }),
    });
    const similar = others.items.filter(({ _id }) => _id !== id).slice(0, SIMILAR);
    if (post === null) {
      const gone = {
        title: `${t('goneTitle')} · Leafshift`,
        description: t('boardDescription'),
        path: ALL_POSTINGS,
        image: null,
        isIndexed: false,
        data: null,
      };
      return this.#answer(asked, goneContent(similar, reader), gone, 404);
    }
    const path = `/job-posting/${post._id}`;
    if (form) {
      return this.#answer(asked, applyContent(post, form, reader), {
        title: `${t('formTitle', { title: post.jobType })} · Leafshift`,
        description: t('boardDescription'),
        path,
        image: post.profilePhoto,
        isIndexed: false,
        data: null,
      });
    }
    const name = t('postingTitle', { title: post.jobType, company: post.name });
    const description = trusted(sanitiseRichText(post.jobDescription));
    const facts = `${post.location}, ${post.province} · ${payRange(post, reader.language)}.`;
    return this.#answer(asked, postingContent(post, description, similar, reader), {
      title: `${name} · Leafshift`,
      description: summaryOf(post.jobDescription, facts),
      path,
      image: post.profilePhoto,
      isIndexed: true,
      data: dataBlock(jobPosting(post, `${this.config.portalUrl}${path}`, reader.language)),
    });
  }

  #asked({ address, chosen, accepted }: Query): Asked {
    const url = new URL(address, this.config.portalUrl);
    const named = url.searchParams.get('lang');
    const lang = isLanguage(named) ? named : '';
    return {
      url,
      lang,
      reader: {
        language: languageOf(url, { chosen, accepted }),
        now: this.clock.now(),
        languageSuffix: lang && `?lang=${lang}`,
        portalUrl: this.config.portalUrl,
      },
    };
  }

  #answer(
    { reader, lang }: Asked,
    content: Markup,
    head: Head,
    status: BoardPage['status'] = 200,
  ): BoardPage {
    const { language } = reader;
    const { portalUrl } = this.config;
    return {
      status,
      language,
      direction: directionOf(language),
      head: pageHead({ ...head, portalUrl, language, isLanguageNamed: lang !== '' }).html,
      body: pageFrame(content, reader).html,
    };
  }
}
