"""What a seat sees: everything but others' bids, points, and offers that are made to others (SDC-1.3, SDC-17.1)."""
from __future__ import annotations

from fivesuns.games.sidereal.catalog import TRACKS
from fivesuns.games.sidereal.offers import audience
from fivesuns.games.sidereal.score import score
from fivesuns.games.sidereal.shapes import BidView, OfferView, PromiseView, SeatView, View
from fivesuns.games.sidereal.stages.bidding import bid_by_chance
from fivesuns.games.sidereal.stages.economy import support
from fivesuns.games.sidereal.state import ROUNDS, Confluence, Offer, Promise
from fivesuns.games.sidereal.technologies import sharing_bonus
from fivesuns.kernel import Rng, Stage


def view(s: Confluence, seat: int | None) -> View:
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "phase": s.phase,
        "over": s.phase == "over",
        "seats": [public(s, other, seat) for other in range(s.seats)],
        "me": None if seat is None else {"seat": seat, "made": s.players[seat].offers},
        "cards": dict(s.holder),
        "turned": list(s.turned),
        "seedlings": list(s.seedlings),
        "used": dict(s.used),
        "tucked": dict(s.tucked),
        "removed": list(s.removed),
        "species_left": list(s.species_pool),
        "colonies": {"cells": list(s.colony_track), "least": list(TRACKS.get(len(s.colony_track), ())),
                     "top": s.colony_top[0] if s.colony_top else None, "unseen": len(s.colonies),
                     "under": list(s.colony_under)},
        "research": {"cells": list(s.team_track), "least": list(TRACKS.get(len(s.team_track), ())),
                     "top": s.team_top[0] if s.team_top else None, "unseen": sum([len(pool) for pool in s.teams]),
                     "under": list(s.team_under)},
        "relics": len(s.relics),
        "invented": [{"seat": who, "team": team} for who, team, _ in s.invented],
        "column": [{"seat": who, "team": team} for who, team in s.column],
        "licensed": [{"seat": who, "technology": technology} for who, technology in s.licensed],
        "offers": [offer_view(offer) for offer in s.offers if sees_offer(s, seat, offer)],
        "promises": [promise_view(promise) for promise in s.promises],
        "deals": s.deals,
        "order": [{"seat": who, "ships": ships} for who, ships in s.order],
        "traded": list(s.traded),
        "robbed": list(s.robbed),
    }


def public(s: Confluence, seat: int, viewer: int | None) -> SeatView:
    p = s.players[seat]
    return {
        "species": p.species,
        "stock": dict(p.stock),
        "donation": dict(p.donation),
        "envoy_gift": dict(p.envoy_gift),
        "acknowledgements": p.acknowledgements,
        "envoys": p.envoys,
        "support": support(s, seat) if p.species else 0,
        "bonus": sharing_bonus(s, seat) if s.round and p.species else 0,
        "ready": p.ready,
        "announced": p.announced,
        "has_bid": p.bid is not None,
        "bid": bid_view(s, seat, viewer),
        "vp": p.vp if sees_points(s, seat, viewer) else None,
        "score": score(s, seat) if s.phase == "over" else None,
    }


def sees_points(s: Confluence, seat: int, viewer: int | None) -> bool:
    return viewer == seat or s.rules.open_points or s.phase == "over"


def bid_view(s: Confluence, seat: int, viewer: int | None) -> BidView | None:
    """One's own; of others the track that is being resolved, and those before it (SDC-11.7)."""
    bid = s.players[seat].bid
    if bid is None or (viewer != seat and s.phase == "bidding"):
        return None
    return {"colonies": bid[0], "research": bid[1] if viewer == seat or s.phase != "colonies" else None}


def sees_offer(s: Confluence, seat: int | None, offer: Offer) -> bool:
    return seat in offer.parties or audience(s, offer.parties) is None


def offer_view(offer: Offer) -> OfferView:
    return {"number": offer.number, "version": offer.version, "by": offer.by,
            "terms": [list(term) if isinstance(term, tuple) else [term] for term in offer.terms],
            "parties": list(offer.parties), "accepted": list(offer.accepted)}


def promise_view(promise: Promise) -> PromiseView:
    return {"number": promise.number, "deal": promise.deal, "parties": list(promise.parties), "debtor": promise.debtor,
            "creditor": promise.creditor, "round": promise.due[0], "point": promise.due[1],
            "what": list(promise.what), "condition": list(promise.condition), "met": promise.met,
            "instead": [list(term) for term in promise.instead], "status": promise.status}


def dream(s: Confluence, seat: int, rng: Rng) -> None:
    """Bids that the seat has not seen are drawn anew; offers that it does not see are not there."""
    for other, p in enumerate(s.players):
        if other == seat or p.bid is None:
            continue
        if s.phase == "bidding" and p.announced:
            p.bid = bid_by_chance(s, other, rng)
        elif s.phase == "colonies":
            p.bid = bid_by_chance(s, other, rng, p.bid[0])
    s.offers = [offer for offer in s.offers if sees_offer(s, seat, offer)]
    s.numbered = max([offer.number for offer in s.offers], default=0)
    for other, p in enumerate(s.players):
        if other != seat:
            p.offers = len([offer for offer in s.offers if offer.by == other])


def trail(s: Confluence, stage: Stage) -> list[Stage]:
    """Round, phase, and what is being done in it."""
    if not s.round:
        return [stage]
    return [("round", s.round), ("phase", s.phase)]
