package org.contexttck.harness.steps.contextsaving;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import org.contexttck.harness.steps.shared.Subjects;
import org.contexttck.harness.steps.shared.UsedOnce;

/** Fetches lists and texts whole, and asks for parts of them (CS-P-02 to CS-P-13, CS-T-02 to CS-T-17). */
public final class CallSteps {

    private final Lists lists;
    private final PageAsker pages;
    private final TextAsker texts;
    private final CommandSteps commands;

    public CallSteps(
            Lists lists,
            PageAsker pages,
            TextAsker texts,
            CommandSteps commands,
            Subjects subjects,
            ListDemands list,
            PageDemands page,
            TextDemands text) {
        this.lists = lists;
        this.pages = pages;
        this.texts = texts;
        this.commands = commands;
        subjects.add("list", ListDemands.ROWS.of(list, which -> lists.whole()));
        subjects.add("page", PageDemands.ROWS.of(page, lists::pages));
        subjects.add("text", TextDemands.ROWS.of(text, texts::calls));
    }

    @Given("each {subject} is fetched whole")
    public void fetched(String what) throws InterruptedException {
        switch (what) {
            case "list" -> lists.fetch();
            case "empty list" -> lists.fetchEmpty();
            case "text" -> texts.fetched();
            case "JSON value" -> texts.fetchedJson();
            default -> throw unknown(what);
        }
    }

    @Given("each text with {string} is fetched whole")
    public void textFetched(String edgeCase) throws InterruptedException {
        texts.fetchedWith(edgeCase);
    }

    @Given("each {subject} comes with its info when it is cut")
    public void bringsInfo(String what) throws InterruptedException {
        switch (what) {
            case "list" -> pages.bringsInfo();
            case "text" -> texts.bringsInfo();
            case "stderr" -> commands.bringsInfo();
            default -> throw unknown(what);
        }
    }

    @When("each {subject} is asked for with:")
    public void askedFor(String what, DataTable table) throws InterruptedException {
        switch (what) {
            case "list" -> pages.askedFor(table.asMaps());
            case "text" -> texts.askedFor(table.asMaps());
            default -> throw unknown(what);
        }
    }

    @When("each list is walked in pages of a third, each page asked for twice")
    @UsedOnce("only whole walks show what pages lose or repeat")
    public void walked() throws InterruptedException {
        pages.walked();
    }

    private static IllegalArgumentException unknown(String what) {
        return new IllegalArgumentException("no tool of the profile returns a \"" + what + "\"");
    }
}
