package org.contexttck.reference.transientcontext;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PageTest {

    private final Activities activities = new Activities();

    @Test
    void ninePagesHoldEveryRecordOnce() {
        List<Integer> ids = IntStream.rangeClosed(1, 9)
                .mapToObj(number -> page(number, 15))
                .flatMap(page -> page.records().stream())
                .map(Activity::id)
                .toList();
        assertThat(ids)
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(72, 203).boxed().toList());
        assertThat(page(9, 15).records()).hasSize(12);
    }

    @Test
    void titlesAreAllDifferent() {
        assertThat(activities.matching("")).extracting(Activity::title).doesNotHaveDuplicates();
    }

    @Test
    void pastTheEndIsEmptyWithTheTrueTotal() {
        Page page = page(10, 15);
        assertThat(page.records()).isEmpty();
        assertThat(page.pages()).isEqualTo(9);
        assertThat(page.total()).isEqualTo(132);
        assertThat(page(Integer.MAX_VALUE, 100).records()).isEmpty();
    }

    @Test
    void nothingFoundHasNoPages() {
        assertThat(Page.of(activities.matching("no such record"), 1, 15)).isEqualTo(new Page(List.of(), 1, 0, 15, 0));
    }

    @Test
    void summariesReadLikeTheExample() {
        assertThat(page(1, 15).summary()).isEqualTo("15 activity records (page 1/9, IDs: 72, 73, 74…)");
        assertThat(page(2, 15).summary()).isEqualTo("15 activity records (page 2/9, IDs: 87, 88, 89…)");
        assertThat(page(1, 15).summaryWithoutTotal()).isEqualTo("15 activity records (page 1, IDs: 72, 73, 74…)");
    }

    @Test
    void searchesIgnoreCaseAndOuterSpace() {
        assertThat(activities.matching(" AUDIT log "))
                .hasSize(11)
                .allSatisfy(activity -> assertThat(activity.title()).endsWith("audit log"));
    }

    @Test
    void unknownIdsArePassedOver() {
        assertThat(activities.withIds(Set.of(1, 203, 72)))
                .extracting(Activity::id)
                .containsExactly(72, 203);
    }

    private Page page(int number, int perPage) {
        return Page.of(activities.matching(""), number, perPage);
    }
}
